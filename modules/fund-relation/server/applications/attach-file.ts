import { checkCaseFiles } from '@iisp/files/contract'
import type { WriteContext } from '@iisp/server'
import { attachmentPurpose } from '../../contract/files.ts'
import { q } from '../tables.ts'

/** The columns of an application's attachment, which has to be a file that the caller's institution has stored. */
export async function attachFile(ctx: WriteContext, fileId: string | null) {
  if (fileId === null) return { file_id: null, file_name: '' }
  await ctx.call(checkCaseFiles, { purpose: attachmentPurpose, fileIds: [fileId] })
  const { name } = await ctx.db.one(q.selectFrom('files.file').select('name').where('id', '=', fileId))
  return { file_id: fileId, file_name: name }
}
