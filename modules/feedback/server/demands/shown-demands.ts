import { type InferResult, type PersonActor, sql } from '@iisp/server'
import type { Demand } from '../../contract/demands/demands.ts'
import { demandActionsOn } from '../../rules/demands/demand-actions.ts'
import { q } from '../tables.ts'
import { isOwn } from '../is-own.ts'
import { sourceOf } from './authors.ts'
import { factColumns, factsOf } from './demand-facts.ts'

/** The demands that the caller may read: those that are not hidden, and their account's own. */
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
    sql<boolean>`EXISTS (SELECT FROM feedback.demand_vote v WHERE v.demand_id = d.id
      AND v.account_id = ${actor.accountId} AND v.institution_id = ${actor.institutionId})`.as('voted'),
  ])

type Row = InferResult<ReturnType<typeof withVote>>[number]

export const demandActionsFor = (row: Row, actor: PersonActor) =>
  demandActionsOn(
    { state: row.status, hidden: row.hidden_at !== null, own: isOwn(row, actor) },
    { voted: row.voted, actsForAnother: actor.behind !== null },
  )

export const presentDemand = (row: Row, actor: PersonActor): Demand => ({
  ...factsOf(row),
  source: sourceOf(row, actor),
  voted: row.voted,
  actions: demandActionsFor(row, actor),
})
