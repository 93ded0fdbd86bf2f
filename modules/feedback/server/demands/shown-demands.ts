import { type InferResult, type PersonActor, sql } from '@iisp/server'
import type { Demand } from '../../contract/demands/demands.ts'
import { demandActionsOn } from '../../rules/demands/demand-actions.ts'
import { q } from '../tables.ts'
import { isOwn } from '../is-own.ts'
import { sourceOf } from './authors.ts'
import { factColumns, factsOf } from './demand-facts.ts'

/**
 * The demands that the caller may read: all demands that are not hidden, and their account's own.
 */
export const shownDemands = (actor: PersonActor) =>
  q
    .selectFrom('feedback.demand as d')
    .leftJoin('feedback.demand_author as a', (join) =>
      join
        .onRef('a.demand_id', '=', 'd.id')
        .on('a.reply_id', 'is', null)
        .on('a.institution_id', '=', actor.institutionId),
    )
    .where((eb) => eb.or([eb('d.hidden_at', 'is', null), eb('a.account_id', '=', actor.accountId)]))

export const withVote = (found: ReturnType<typeof shownDemands>, actor: PersonActor) =>
  found.select([
    ...factColumns(),
    'a.account_id',
    'a.person_id',
    sql<boolean>`feedback.has_voted(d.id, ${actor.humanId})`.as('voted'),
    sql<boolean>`feedback.has_proposed(d.id, ${actor.humanId})`.as('proposed'),
  ])

type Row = InferResult<ReturnType<typeof withVote>>[number]

/** Whether the caller proposed it, from this account or one at another institution. */
export const isOwnDemand = (row: Row, actor: PersonActor): boolean => row.proposed || isOwn(row, actor)

export const demandActionsFor = (row: Row, actor: PersonActor) =>
  demandActionsOn(
    { state: row.status, hidden: row.hidden_at !== null, own: isOwnDemand(row, actor) },
    { voted: row.voted, actsForAnother: actor.behind !== null },
  )

export const presentDemand = (row: Row, actor: PersonActor): Demand => ({
  ...factsOf(row),
  source: sourceOf(row, actor),
  voted: row.voted,
  actions: demandActionsFor(row, actor),
})
