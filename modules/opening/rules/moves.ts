import { targetsOf } from '@iisp/contract'
import type { ApplicationKind } from '../contract/codes.ts'
import {
  type ApplicationEvent,
  type ApplicationMover,
  type ApplicationStatus,
  applicationFlow,
} from '../contract/states.ts'

const { codes } = applicationFlow

/** The state to which an event leads an application of this kind; undefined if it is not possible. */
export function targetOf(
  from: ApplicationStatus,
  event: ApplicationEvent,
  who: ApplicationMover,
  kind: ApplicationKind,
): ApplicationStatus | undefined {
  const open = targetsOf(applicationFlow, from, event, who)
  // only a securities account goes to the depository
  if (event === 'accept') return open.find((to) => (to === codes.atDepository) === (kind === '1'))
  return open[0]
}
