import { isOtherPerson, platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Reader, type WriteContext, sql, timeText } from '@iisp/server'
import type { RevocableKind } from '../../contract/corrections/revocations.ts'
import { taErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

interface Case {
  readonly id: string
  readonly version: number
}

const askedOf = (kind: RevocableKind, id: string) =>
  q.selectFrom('ta.revocation').where('kind', '=', kind).where('object_id', '=', id)

/** The reason for which another person has asked for this to be taken back. Refused where nobody or the caller has. */
export async function reasonAsked(
  { db, actor }: Pick<WriteContext<PersonActor>, 'db' | 'actor'>,
  kind: RevocableKind,
  { id, version }: Case,
): Promise<string> {
  const found = await db.maybe(
    askedOf(kind, id).where('version', '=', version).select(['reason', 'asked_by']),
  )
  if (found === undefined) return refuse(taErrors.revocationNotAsked)
  return isOtherPerson(found.asked_by, actor.persons) ? found.reason : refuse(platformErrors.secondPerson)
}

/** What a detail says of a revocation. */
export async function revocationOf(db: Reader, kind: RevocableKind, { id, version }: Case) {
  const found = await db.maybe(
    askedOf(kind, id).select(['version', 'reason', 'asked_by', 'asked_name', timeText('asked_at').as('at')]),
  )
  const waiting = found?.version === version ? found : null
  return {
    askedBy: waiting?.asked_by ?? null,
    asked: waiting && { by: waiting.asked_name, reason: waiting.reason },
    /** Also once it is taken back. */
    step: found && { seq: 0, event: 'ask', person: found.asked_name, reason: found.reason, at: found.at },
  }
}

/** The steps of a case with that of asking, which comes before `done`, the event that takes the case back. */
export function withAsked<S extends { readonly event: string }>(
  steps: readonly S[],
  asked: S | undefined,
  done: 'revoke' | 'correct',
): S[] {
  if (asked === undefined) return [...steps]
  const at = steps.findLastIndex(({ event }) => event === done)
  return at < 0 ? [...steps, asked] : steps.toSpliced(at, 0, asked)
}

/**
 * SQL: somebody other than these persons asks for the case to be taken back. The array lets the few cases be found by their
 * keys; which version was asked for says whether they still wait.
 */
export const isAsked = (kind: RevocableKind, of: string, persons: readonly string[]) =>
  sql<boolean>`(${sql.ref(`${of}.id`)} = ANY (ARRAY(SELECT a.object_id FROM ta.revocation a WHERE a.kind = ${sql.lit(kind)}))
    AND EXISTS (SELECT FROM ta.revocation b WHERE b.kind = ${sql.lit(kind)} AND b.object_id = ${sql.ref(`${of}.id`)}
    AND b.version = ${sql.ref(`${of}.version`)} AND b.asked_by <> ALL (${persons}::text[])))`
