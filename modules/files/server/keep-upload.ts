import { refuse } from '@iisp/contract'
import { megabyte } from '@iisp/contract/upload-rules'
import { type KeepUpload, authorise } from '@iisp/server'
import { fileErrors } from '../contract/errors.ts'
import { checkedContent } from './checked-content.ts'
import { type FilesParts, rulesOf } from './files.ts'
import { listFile } from './list-file.ts'
import { loosen } from './loose-content.ts'

/** Keeps the upload of a request as a file of a purpose: first the bytes, then the row, so that no row lacks them. */
export const keepUpload =
  (parts: Pick<FilesParts, 'uploadMaxMb'>): KeepUpload =>
  async (ctx, purpose, about) => {
    const { upload, actor } = ctx
    if (upload === undefined || purpose.access === null) return refuse(fileErrors.empty)
    authorise({ access: purpose.access, errors: [] }, actor)
    const rules = rulesOf(parts, purpose)
    const content = await ctx.files.put(
      checkedContent(upload.filename, upload.stream, rules),
      rules.maxSize * megabyte,
    )
    try {
      return await ctx.transact((db) =>
        listFile(db, ctx.files, actor, { purpose, name: upload.filename, content, about }),
      )
    } catch (refused) {
      await ctx.transact((db) => loosen(db, [content.hash]))
      throw refused
    }
  }
