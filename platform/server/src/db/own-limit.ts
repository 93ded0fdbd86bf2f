import { type NamedError, refuse } from '@iisp/contract'
import { type RawBuilder, sql } from 'kysely'
import { raw } from './builder.ts'
import type { Writer } from './writer.ts'

export interface OwnLimit {
  /** 'module.what' */
  readonly name: string
  readonly most: number
  /** Its text gets {limit}. */
  readonly error: NamedError
}

/**
 * Refuses a thing beyond the most that an owner may keep. Two that come at once wait for each other until the first
 * has committed, so that both cannot be the last.
 * @param kept a SELECT of what the owner keeps besides what is written now
 */
export async function refuseBeyond(
  db: Writer,
  { name, most, error }: OwnLimit,
  owner: string,
  kept: RawBuilder<unknown>,
): Promise<void> {
  // A statement of its own: the count sees what was committed before it began.
  await db.all(raw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${name} ${owner}`}, 11))`))
  const { count } = await db.one(
    raw(sql<{ count: number }>`SELECT count(*)::int AS count FROM (${kept} LIMIT ${most}) kept`),
  )
  if (count >= most) refuse(error, { limit: String(most) })
}
