import type { Call } from '@iisp/contract'
import {
  type ApplicationAction,
  openingAccept,
  openingBreak,
  openingCourier,
  openingLink,
  openingRegister,
  openingReject,
} from '@iisp/opening/contract'

/** Fields that the desk fills in for a step. */
export type StepField = 'zh' | 'zhh' | 'khyh' | 'zjmm' | 'kddh' | 'kdgs'
export type StepValues = Readonly<Record<StepField, string>>
export type DeskAction = Extract<
  ApplicationAction,
  'accept' | 'register' | 'link' | 'courier' | 'reject' | 'break'
>

interface Step {
  readonly call: Call
  /** A step without fields and without a reason is only confirmed. */
  readonly fields: readonly StepField[]
  readonly asksReason?: true
  readonly tone: 'primary' | 'default' | 'danger'
}

/** The steps in the order of their buttons; the step that continues the process comes last. */
export const deskSteps: Readonly<Record<DeskAction, Step>> = {
  break: { call: openingBreak, fields: [], asksReason: true, tone: 'danger' },
  reject: { call: openingReject, fields: [], asksReason: true, tone: 'danger' },
  courier: { call: openingCourier, fields: ['kddh', 'kdgs'], tone: 'default' },
  accept: { call: openingAccept, fields: [], tone: 'primary' },
  register: { call: openingRegister, fields: ['zh'], tone: 'primary' },
  link: { call: openingLink, fields: ['zhh', 'khyh', 'zjmm'], tone: 'primary' },
}

export const actionsOf = (actions: readonly ApplicationAction[]): DeskAction[] =>
  (Object.keys(deskSteps) as DeskAction[]).filter((action) => actions.includes(action))
