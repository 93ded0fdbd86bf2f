import { type NamedError, refuse } from '@iisp/contract'
import { type RawBuilder, sql } from 'kysely'
import { raw } from './builder.ts'
import { takeLock } from './take-lock.ts'
import type { Writer } from './writer.ts'

export interface OwnLimit {
  /** 'module.limit-name' */
  readonly name: string
  readonly most: number
  /** Its text may contain {limit}. */
  readonly error: NamedError
}

/**
 * Refuses a write beyond the number of rows that an owner may keep. Concurrent writes wait until
 * the first has committed, so that only one can take the last place.
 * @param kept a SELECT of the owner's rows, without the row that is being written
 */
export async function refuseBeyond(
  db: Writer,
  { name, most, error }: OwnLimit,
  owner: string,
  kept: RawBuilder<unknown>,
): Promise<void> {
  // A separate statement, so that the count includes everything committed before it began.
  await takeLock(db, `${name} ${owner}`)
  const { count } = await db.one(
    raw(sql<{ count: number }>`SELECT count(*)::int AS count FROM (${kept} LIMIT ${most}) kept`),
  )
  if (count >= most) refuse(error, { limit: String(most) })
}
