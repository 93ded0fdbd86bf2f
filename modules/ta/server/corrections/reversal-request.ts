import { isOtherPerson, platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Reader, type WriteContext, sql, timeText } from '@iisp/server'
import type { ReversibleKind } from '../../contract/corrections/revocations.ts'
import { taErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

interface Case {
  readonly id: string
  readonly version: number
}

const requestOf = (kind: ReversibleKind, id: string) =>
  q.selectFrom('ta.revocation').where('kind', '=', kind).where('object_id', '=', id)

/** The reason of the reversal that another person requested. Refused without a request, or if the caller made it. */
export async function requestedReason(
  { db, actor }: Pick<WriteContext<PersonActor>, 'db' | 'actor'>,
  kind: ReversibleKind,
  { id, version }: Case,
): Promise<string> {
  const found = await db.maybe(
    requestOf(kind, id).where('version', '=', version).select(['reason', 'asked_by']),
  )
  if (found === undefined) return refuse(taErrors.revocationNotAsked)
  return isOtherPerson(found.asked_by, actor.persons) ? found.reason : refuse(platformErrors.secondPerson)
}

/** The fields of a detail about a revocation. */
export async function reversalRequestOf(db: Reader, kind: ReversibleKind, { id, version }: Case) {
  const found = await db.maybe(
    requestOf(kind, id).select([
      'version',
      'reason',
      'asked_by',
      'asked_name',
      timeText('asked_at').as('at'),
    ]),
  )
  const waiting = found?.version === version ? found : null
  return {
    askedBy: waiting?.asked_by ?? null,
    asked: waiting && { by: waiting.asked_name, reason: waiting.reason },
    /** Shown even after the reversal. */
    step: found && { seq: 0, event: 'ask', person: found.asked_name, reason: found.reason, at: found.at },
  }
}

/** Inserts the step of the request into the steps of a case, before `done`, the event of the reversal. */
export function withRequestStep<S extends { readonly event: string }>(
  steps: readonly S[],
  asked: S | undefined,
  done: 'revoke' | 'correct',
): S[] {
  if (asked === undefined) return [...steps]
  const at = steps.findLastIndex(({ event }) => event === done)
  return at < 0 ? [...steps, asked] : steps.toSpliced(at, 0, asked)
}

/**
 * SQL: another person requested the reversal of the case. A request counts only for the version it was made for. The
 * array lets PostgreSQL find the few requested cases by key.
 */
export const isReversalRequested = (kind: ReversibleKind, of: string, persons: readonly string[]) =>
  sql<boolean>`(${sql.ref(`${of}.id`)} = ANY (ARRAY(SELECT a.object_id FROM ta.revocation a WHERE a.kind = ${sql.lit(kind)}))
    AND EXISTS (SELECT FROM ta.revocation b WHERE b.kind = ${sql.lit(kind)} AND b.object_id = ${sql.ref(`${of}.id`)}
    AND b.version = ${sql.ref(`${of}.version`)} AND b.asked_by <> ALL (${persons}::text[])))`
