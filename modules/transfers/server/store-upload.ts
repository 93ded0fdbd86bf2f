import { randomBytes } from 'node:crypto'
import { type Input, refuse } from '@iisp/contract'
import type { PersonActor, SessionContext } from '@iisp/server'
import type { uploadFile } from '../contract/attachments.ts'
import type { FileType } from '../contract/codes.ts'
import { transferErrors } from '../contract/errors.ts'
import { orderLimits } from '../contract/limits.ts'
import { bytesAgree, contentTypeOf, extensionOf, isNameless } from '../rules/file-kind.ts'
import { q } from './tables.ts'

const typeOfUpload: Record<'1' | '2' | '3', FileType> = { '1': '1069', '2': '1002', '3': '1069' }

/** Stores an uploaded file under a random id: first the bytes, then the row, so that no row lacks its file. */
export async function storeUpload(ctx: SessionContext<PersonActor>, input: Input<typeof uploadFile>) {
  const { upload, actor } = ctx
  if (upload === undefined) return refuse(transferErrors.fileMissing)
  const name = upload.filename
  if (isNameless(name)) refuse(transferErrors.fileNameEmpty)
  if ([...name].length > orderLimits.fileName) refuse(transferErrors.fileNameLong)
  const extension = extensionOf(name) ?? refuse(transferErrors.fileType)
  const stored = await ctx.files.put(upload.stream, orderLimits.fileBytes)
  if (stored.size === 0) refuse(transferErrors.fileEmpty)
  if (!bytesAgree(extension, stored.head)) refuse(transferErrors.fileType)

  const id = randomBytes(16).toString('hex')
  const fileType = input.fileType ?? typeOfUpload[input.uploadType ?? '1']
  const institution_id = actor.institutionId
  await ctx.transact(async (db) => {
    await db.run(
      q.insertInto('platform.file').values({
        id,
        institution_id,
        hash: stored.hash,
        name,
        content_type: contentTypeOf(extension),
        size: String(stored.size),
        uploaded_by: actor.personId,
      }),
    )
    await db.run(
      q.insertInto('transfers.uploaded_file').values({
        file_id: id,
        institution_id,
        project_no: input.xmbh ?? '',
        file_type: fileType,
      }),
    )
    db.audit({
      institutionId: institution_id,
      action: 'transfers.upload',
      object: `file:${id}`,
      detail: { name },
    })
  })
  return { FILEID: id, FILENAME: name, FILETYPE: fileType, XMBH: input.xmbh ?? '', SIZE: stored.size }
}
