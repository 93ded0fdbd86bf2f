import type { ApplicationKind } from '../contract/codes.ts'
import { depositoryTask, pendingAssociation } from '../contract/details/progress-view.ts'
import type { ApplicationEvent, ApplicationStatus } from '../contract/states.ts'

type Task = readonly [event: ApplicationEvent, name: string]

const submitted: Task = ['submit', '提交申请']
const reviewed: Task = ['accept', '材料审核']
/** As it is stored; the browser shows it by its short name. */
const linked: Task = ['link', pendingAssociation]

/** The tasks of an application of a kind, in order, and the event that ends each. */
const tasks: Readonly<Record<ApplicationKind, readonly Task[]>> = {
  '1': [submitted, reviewed, ['register', depositoryTask], linked],
  '2': [submitted, reviewed, linked],
}

export interface TakenStep {
  readonly event: string
  readonly at: string
}

/** The tasks with the time of each that has ended since the last submission; a corrected application starts anew. */
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

const stages: Readonly<Record<ApplicationStatus, '1' | '2' | '3' | '4'>> = {
  '010': '1',
  '011': '4',
  '020': '2',
  '030': '2',
  '040': '2',
  '070': '3',
  '080': '3',
  '090': '3',
}
/** Process stage; '4' is rejected. */
export const stageOf = (status: ApplicationStatus) => stages[status]
