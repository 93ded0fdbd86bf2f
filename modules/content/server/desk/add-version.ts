import { type OwnLimit, type PersonActor, type WriteContext, refuseBeyond, sql } from '@iisp/server'
import { contentErrors } from '../../contract/errors.ts'
import { contentLimits } from '../../contract/limits.ts'
import { type VersionTexts, q } from '../tables.ts'

const limit: OwnLimit = {
  name: 'content.version',
  most: contentLimits.versions,
  error: contentErrors.tooManyVersions,
}

interface Place {
  readonly id: string
  readonly version: number
  readonly note: string
}
/** Stores the texts of an article under a version's number. */
export async function addVersion(
  { db, actor, now }: WriteContext<PersonActor>,
  { id, version, note }: Place,
  texts: VersionTexts,
): Promise<void> {
  await refuseBeyond(
    db,
    limit,
    id,
    sql`SELECT FROM content.article_version WHERE article_id = ${id} AND version <> ${version}`,
  )
  await db.run(
    q
      .insertInto('content.article_version')
      .values({ ...texts, article_id: id, version, author: actor.name, note: note.trim(), at: now }),
  )
}
