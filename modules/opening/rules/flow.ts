import { isOneOf } from '@iisp/contract'
import type { ApplicationKind } from '../contract/codes.ts'
import { depositoryTask, pendingAssociation } from '../contract/details/progress-view.ts'
import { type ApplicationEvent, type ApplicationStatus, applicationFlow } from '../contract/states.ts'

type Task = readonly [event: ApplicationEvent, name: string]

const submitted: Task = ['submit', '提交申请']
const reviewed: Task = ['accept', '材料审核']
/** The stored name; the browser shows a short one. */
const linked: Task = ['link', pendingAssociation]

/** The tasks of each kind of application, in order, and the event that completes each. */
const tasks: Readonly<Record<ApplicationKind, readonly Task[]>> = {
  '1': [submitted, reviewed, ['register', depositoryTask], linked],
  '2': [submitted, reviewed, linked],
}

export interface TakenStep {
  readonly event: string
  readonly at: string
}

/** The tasks with the time of each completed since the last submission. A corrected application starts over. */
export function flowOf(
  kind: ApplicationKind,
  steps: readonly TakenStep[],
): { RWMC1: string; JDSCSJ: string }[] {
  const begun = steps.findLastIndex(({ event }) => event === 'submit')
  const round = begun < 0 ? [] : steps.slice(begun)
  return tasks[kind].map(([event, name]) => ({
    RWMC1: name,
    JDSCSJ: round.find((step) => step.event === event)?.at ?? '',
  }))
}

const { codes, sets } = applicationFlow

/** Process stage; '4' is rejected. */
export function stageOf(status: ApplicationStatus): '1' | '2' | '3' | '4' {
  if (status === codes.draft) return '1'
  if (status === codes.rejected) return '4'
  return isOneOf(sets.underWay, status) ? '2' : '3'
}
