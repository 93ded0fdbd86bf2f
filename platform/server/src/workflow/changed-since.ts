import { changesForDays } from '@iisp/contract/define-changes'
import { type RawBuilder, sql } from 'kysely'
import type { PersonActor } from '../calls/actor.ts'
import type { History } from './case-table.ts'

const day = 86_400_000

interface Looking {
  readonly actor: Pick<PersonActor, 'personId' | 'scope'>
  readonly now: Date
}
/** The earliest moment that changes are looked up for. */
export const changesFrom = (now: Date): number => now.getTime() - changesForDays * day

/**
 * The ids of the cases that somebody else changed since a moment, as a subquery: `o.id IN ${changedSince(…)}`. The steps are
 * few and found by an index of their table on `at`, also where the list is long.
 */
export function changedSince<Row>(
  { table, caseId }: History<Row>,
  since: number,
  { actor, now }: Looking,
): RawBuilder<unknown> {
  const seconds = Math.max(since, changesFrom(now)) / 1000
  const own = actor.scope === '*' ? sql`` : sql`AND step.institution_id = ${actor.scope}`
  return sql`(SELECT step.${sql.ref(caseId)} FROM ${sql.table(table)} step
    WHERE step.at > to_timestamp(${seconds}::float8) AND step.person <> ${actor.personId} ${own})`
}
