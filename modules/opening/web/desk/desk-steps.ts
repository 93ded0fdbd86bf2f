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

/** What the desk can be asked for besides the step itself. */
export type StepField = 'reason' | 'zh' | 'zhh' | 'khyh' | 'zjmm' | 'kddh' | 'kdgs'
export type DeskAction = Extract<
  ApplicationAction,
  'accept' | 'register' | 'link' | 'courier' | 'reject' | 'break'
>

interface Step {
  readonly call: Call
  /** Fields to fill in, each once; none: it is only confirmed. */
  readonly fields: readonly StepField[]
  readonly tone: 'primary' | 'default' | 'danger'
}

/** The steps in the order of their buttons. */
export const deskSteps: Readonly<Record<DeskAction, Step>> = {
  accept: { call: openingAccept, fields: [], tone: 'primary' },
  register: { call: openingRegister, fields: ['zh'], tone: 'primary' },
  link: { call: openingLink, fields: ['zhh', 'khyh', 'zjmm'], tone: 'primary' },
  courier: { call: openingCourier, fields: ['kddh', 'kdgs'], tone: 'default' },
  reject: { call: openingReject, fields: ['reason'], tone: 'danger' },
  break: { call: openingBreak, fields: ['reason'], tone: 'danger' },
}

export const actionsOf = (actions: readonly ApplicationAction[]): DeskAction[] =>
  (Object.keys(deskSteps) as DeskAction[]).filter((action) => actions.includes(action))

type Moved = Output<typeof openingAccept>
export type Taken = { readonly moved: Moved } | { readonly code: string; readonly message: string }

/** Takes a step in the version that the person saw. */
export async function takeStep(
  action: DeskAction,
  of: { readonly xmbh: string; readonly version: number },
  values: Partial<Record<StepField, string>>,
): Promise<Taken> {
  const { call, fields } = deskSteps[action]
  const filled = fields.map((field) => [field, (values[field] ?? '').trim()] as const)
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
