import { Refusal, platformErrors } from '@iisp/contract'
import { type Changes, type PersonActor, type WriteContext, defineCaseTable, moveCase } from '@iisp/server'
import { openingErrors } from '../contract/errors.ts'
import {
  type ApplicationEvent,
  type ApplicationMover,
  type ApplicationStatus,
  applicationFlow,
} from '../contract/states.ts'
import { openingTopics } from '../contract/topics.ts'
import { targetOf } from '../rules/moves.ts'
import { statusName } from './present.ts'
import type { Application } from './tables.ts'

export interface Move {
  readonly event: ApplicationEvent
  readonly who: ApplicationMover
  readonly reason?: string
  /** Columns that change with the step. */
  readonly changes?: Changes<Application>
}

export const applications = defineCaseTable<ApplicationStatus, Application, Application>()({
  flow: applicationFlow,
  table: 'opening.application',
  object: ({ project_no }) => `application:${project_no}`,
  history: {
    table: 'opening.step',
    caseId: 'application_id',
    more: (_, { who, now }) => ({
      source: who === 'operator' ? 'manager' : 'custodian',
      at: now.toISOString(),
    }),
  },
  events: {
    // lists and to-do counts on both sides depend on it
    [openingTopics.applicationChanged]: (application, { event }) => ({
      audience: [application.institution_id, '*'],
      payload: { xmbh: application.project_no, event },
    }),
    [openingTopics.news]: ({ id }, { event }) => ({ audience: [], payload: { id, event } }),
  },
  refusals: {
    notOpen: ({ status }, _, language) =>
      new Refusal(openingErrors.notMovable, { state: statusName(status, language) }),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})

/**
 * The target state of the move. If the move is not possible, refuses and names the current state.
 */
export function reachedBy(
  { language }: Pick<WriteContext<PersonActor>, 'language'>,
  application: Application,
  { event, who }: Move,
): ApplicationStatus {
  const to = targetOf(application.status, event, who, application.kind)
  if (to === undefined) throw applications.refusals.notOpen(application, event, language)
  return to
}

/** Moves an application. Any step of the desk or the manager settles an open urging. */
export async function moveApplication(ctx: WriteContext<PersonActor>, application: Application, move: Move) {
  const to = reachedBy(ctx, application, move)
  const { event, who, reason = '' } = move
  const changes = { urged_at: null, ...move.changes }
  const { version } = await moveCase(ctx, applications, application, event, { who, to, reason, changes })
  return { xmbh: application.project_no, version, status: to, statusName: statusName(to, ctx.language) }
}
