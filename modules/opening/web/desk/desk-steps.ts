import type { Call, Output } from '@iisp/contract'
import {
  type ApplicationAction,
  openingAccept,
  openingBreak,
  openingCourier,
  openingLink,
  openingRegister,
  openingReject,
} from '@iisp/opening/contract'
import { isRequestError, request } from '@iisp/web'

/** What the desk fills in for a step. */
export type StepField = 'zh' | 'zhh' | 'khyh' | 'zjmm' | 'kddh' | 'kdgs'
export type StepValues = Partial<Record<StepField | 'reason', string>>
export type DeskAction = Extract<
  ApplicationAction,
  'accept' | 'register' | 'link' | 'courier' | 'reject' | 'break'
>

interface Step {
  readonly call: Call
  /** Without fields and without a reason, the step is only confirmed. */
  readonly fields: readonly StepField[]
  readonly asksReason?: true
  readonly tone: 'primary' | 'default' | 'danger'
}

/** The steps in the order of their buttons. */
export const deskSteps: Readonly<Record<DeskAction, Step>> = {
  accept: { call: openingAccept, fields: [], tone: 'primary' },
  register: { call: openingRegister, fields: ['zh'], tone: 'primary' },
  link: { call: openingLink, fields: ['zhh', 'khyh', 'zjmm'], tone: 'primary' },
  courier: { call: openingCourier, fields: ['kddh', 'kdgs'], tone: 'default' },
  reject: { call: openingReject, fields: [], asksReason: true, tone: 'danger' },
  break: { call: openingBreak, fields: [], asksReason: true, tone: 'danger' },
}

export const actionsOf = (actions: readonly ApplicationAction[]): DeskAction[] =>
  (Object.keys(deskSteps) as DeskAction[]).filter((action) => actions.includes(action))

type Moved = Output<typeof openingAccept>
export type Taken = { readonly moved: Moved } | { readonly code: string; readonly message: string }

/** Takes a step in the version that the person saw. */
export async function takeStep(
  action: DeskAction,
  of: { readonly xmbh: string; readonly version: number },
  values: StepValues,
): Promise<Taken> {
  const { call, fields, asksReason } = deskSteps[action]
  const filled = [...fields, ...(asksReason ? (['reason'] as const) : [])].map(
    (field) => [field, (values[field] ?? '').trim()] as const,
  )
  // an empty password keeps the one that is there
  const sent = filled.filter(([field, value]) => field !== 'zjmm' || value !== '')
  try {
    const input = { ...of, ...Object.fromEntries(sent) }
    return { moved: (await request(call, input as never, { quiet: true })) as Moved }
  } catch (error) {
    if (!isRequestError(error)) throw error
    return { code: error.code, message: error.msg }
  }
}
