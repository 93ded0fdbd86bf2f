import { type NamedError, refuse } from '@iisp/contract'
import { type RawBuilder, sql } from 'kysely'
import { raw } from './builder.ts'
import { takeLock } from './take-lock.ts'
import type { Writer } from './writer.ts'

export interface OwnLimit {
  /** 'module.what' */
  readonly name: string
  readonly most: number
  /** Its text may contain {limit}. */
  readonly error: NamedError
}

/**
 * Refuses what goes beyond the number that an owner may keep. Two writes at the same time wait for each other until the
 * first has committed, so that both cannot take the last place.
 * @param kept a SELECT of what the owner keeps without what is being written
 */
export async function refuseBeyond(
  db: Writer,
  { name, most, error }: OwnLimit,
  owner: string,
  kept: RawBuilder<unknown>,
): Promise<void> {
  // A separate statement, so that the count sees what was committed before it began.
  await takeLock(db, `${name} ${owner}`)
  const { count } = await db.one(
    raw(sql<{ count: number }>`SELECT count(*)::int AS count FROM (${kept} LIMIT ${most}) kept`),
  )
  if (count >= most) refuse(error, { limit: String(most) })
}
