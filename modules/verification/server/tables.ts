import { type InferResult, type Reader, type Refined, type Updateable, queryBuilder, sql } from '@iisp/server'
import type { FailureCode, PersonRole } from '../contract/fields.ts'
import type { GeneratedTables } from './tables.generated.ts'

type Own = Refined<
  GeneratedTables,
  { 'verification.request': { role: PersonRole; failure_code: FailureCode } }
>
interface Tables extends Own {
  /** The columns of module identity's view that are read here. */
  'identity.reach': { institution_id: string }
}
export const q = queryBuilder<Tables>()
export type RequestChanges = Updateable<Tables['verification.request']>

const milliseconds = <T extends number | null>(column: string) =>
  sql<T>`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`

/** Verifications, with the times that decide on their stage in milliseconds. */
export const requests = q
  .selectFrom('verification.request as r')
  .selectAll('r')
  .select([
    milliseconds<number>('expires_at').as('expiresAt'),
    milliseconds<number | null>('review_until').as('reviewUntil'),
    milliseconds<number | null>('use_until').as('useUntil'),
    sql<boolean>`used_at IS NOT NULL`.as('used'),
  ])
export type RequestRow = InferResult<typeof requests>[number]

export const findRequest = (db: Reader, id: string): Promise<RequestRow> =>
  db.one(requests.where('id', '=', id))

/** The persons whom an institution has registered. */
export const registered = (institutionId: string) =>
  q
    .selectFrom('verification.registered_person')
    .where('institution_id', '=', institutionId)
    .where('removed_at', 'is', null)
