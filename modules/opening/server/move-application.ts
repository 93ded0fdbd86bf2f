import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, type Writer } from '@iisp/server'
import type { UpdateObject } from 'kysely'
import { openingErrors } from '../contract/errors.ts'
import type { ApplicationEvent, ApplicationMover } from '../contract/states.ts'
import { targetOf } from '../rules/moves.ts'
import { tellNews } from './news.ts'
import { statusName } from './present.ts'
import { type Application, type OpeningTables, q } from './tables.ts'
import { openingTopics } from '../contract/topics.ts'

type Changes = UpdateObject<OpeningTables, 'opening.application'>
export interface Move {
  readonly event: ApplicationEvent
  readonly who: ApplicationMover
  readonly reason?: string
  /** Columns that change with the step. */
  readonly changes?: Changes
}

/** Where the move leads, or the refusal that names the state. */
export const reachedBy = (ctx: WriteContext<PersonActor>, application: Application, move: Move) =>
  targetOf(application.status, move.event, move.who, application.kind) ??
  refuse(openingErrors.notMovable, { state: statusName(application.status, ctx.language) })

/**
 * Moves an application by compare-and-set on status and version and writes its step; whoever comes second gets
 * 409. Audit row, events and messages go with the transaction.
 */
export async function moveApplication(ctx: WriteContext<PersonActor>, application: Application, move: Move) {
  const to = reachedBy(ctx, application, move)
  const version = application.version + 1
  const changed = await ctx.db.run(
    q
      .updateTable('opening.application')
      .set({ urged_at: null, ...move.changes, status: to, version })
      .where('id', '=', application.id)
      .where('status', '=', application.status)
      .where('version', '=', application.version),
  )
  if (changed !== 1) refuse(platformErrors.conflict)
  await writeStep(ctx, { ...application, version }, move, { from: application.status, to })
  tellChange(ctx.db, application, move.event, { from: application.status, to })
  tellNews(ctx.db, application, move.event)
  return {
    xmbh: application.project_no,
    version,
    status: to,
    statusName: statusName(to, ctx.language),
  }
}

/** The step that made this version. */
export const writeStep = (
  ctx: WriteContext<PersonActor>,
  application: Pick<Application, 'id' | 'institution_id' | 'version'>,
  move: Pick<Move, 'event' | 'who' | 'reason'>,
  way: { readonly from: Application['status'] | null; readonly to: Application['status'] },
) =>
  ctx.db.run(
    q.insertInto('opening.step').values({
      application_id: application.id,
      seq: application.version,
      institution_id: application.institution_id,
      event: move.event,
      from_status: way.from,
      to_status: way.to,
      person: ctx.actor.personId,
      person_name: ctx.actor.name,
      real_name: ctx.actor.behind?.name ?? null,
      source: move.who === 'operator' ? 'manager' : 'custodian',
      reason: move.reason ?? '',
      at: ctx.now.toISOString(),
    }),
  )

/** Audit row and event of a change; lists and to-do counts of both sides depend on it. */
export function tellChange(
  db: Writer,
  application: Pick<Application, 'project_no' | 'institution_id'>,
  event: string,
  detail: Record<string, unknown> = {},
): void {
  db.audit({
    institutionId: application.institution_id,
    action: `opening.${event}`,
    object: `application:${application.project_no}`,
    detail,
  })
  db.emit({
    topic: openingTopics.applicationChanged,
    audience: [application.institution_id, '*'],
    payload: { xmbh: application.project_no, event },
  })
}
