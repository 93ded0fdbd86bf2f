import type { PersonActor, Writer } from '@iisp/server'
import { q } from '../tables.ts'
import { forgetUploads } from './forget-uploads.ts'

/** Forgets the caller's own upload unless it has become a file; anybody else's stays. */
export async function giveUpUpload(db: Writer, actor: PersonActor, id: string): Promise<void> {
  const own = await db.maybe(
    q
      .selectFrom('files.upload')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', actor.accountId)
      .where('file_id', 'is', null)
      .forUpdate(),
  )
  if (own !== undefined) await forgetUploads(db, [own.id])
}
