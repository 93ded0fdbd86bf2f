import { movesFrom } from '@iisp/contract'
import type { ApplicationKind } from '../contract/codes.ts'
import {
  type ApplicationEvent,
  type ApplicationMover,
  type ApplicationStatus,
  applicationStates,
} from '../contract/states.ts'

/** Where an event of somebody leads an application of this kind; undefined where it is not possible. */
export function targetOf(
  from: ApplicationStatus,
  event: ApplicationEvent,
  who: ApplicationMover,
  kind: ApplicationKind,
): ApplicationStatus | undefined {
  const open = movesFrom(applicationStates, from, who).filter((move) => move.event === event)
  // only a securities account goes to the depository
  if (event === 'accept') return open.find((move) => (move.to === '030') === (kind === '1'))?.to
  return open[0]?.to
}
