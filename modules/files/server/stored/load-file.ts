import { refuse } from '@iisp/contract'
import type { ReadContext, Reader, StoredFile } from '@iisp/server'
import type { Selectable } from 'kysely'
import { fileErrors } from '../../contract/errors.ts'
import { purposeNamed } from '../files.ts'
import { type StoredFileTable, q } from '../tables.ts'

export interface KeptFile extends StoredFile {
  readonly hash: string
}
const fileOf = (row: Selectable<StoredFileTable>): KeptFile => ({
  id: row.id,
  institutionId: row.institution_id,
  purpose: row.purpose,
  name: row.name,
  contentType: row.content_type,
  size: Number(row.size),
  accountId: row.account_id,
  hash: row.hash,
})

export async function loadFile(db: Reader, id: string): Promise<KeptFile> {
  const row = await db.maybe(q.selectFrom('files.stored_file').selectAll().where('id', '=', id))
  return row === undefined ? refuse(fileErrors.noFile) : fileOf(row)
}

/** The file, for people who may see what it belongs to; refused as unknown for everybody else. */
export async function readableFile(ctx: ReadContext, id: string): Promise<KeptFile> {
  const file = await loadFile(ctx.db, id)
  const within = ctx.actor.scope === '*' || file.institutionId === ctx.actor.institutionId
  return within && (await purposeNamed(ctx, file.purpose).mayRead(ctx, file))
    ? file
    : refuse(fileErrors.noFile)
}
