import { type Writer, anyOf } from '@iisp/server'
import { loosen } from './loose-content.ts'
import { q } from '../tables.ts'

/** Takes files off the list; their bytes go with the next sweep. */
export async function forgetFiles(db: Writer, ids: readonly string[]): Promise<void> {
  const files = await db.all(q.deleteFrom('files.stored_file').where('id', '=', anyOf(ids)).returning('hash'))
  await loosen(
    db,
    files.map(({ hash }) => hash),
  )
}
