import { refuse } from '@iisp/contract'
import { megabyte } from '@iisp/contract/upload-rules'
import type { KeepUpload } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { checkedContent } from './checked-content.ts'
import { type FileSettings, purposeNamed, rulesOf } from '../files.ts'
import { inspectContent } from '../inspect/inspect-content.ts'
import { listFile } from '../stored/list-file.ts'
import { receive } from './receive.ts'

/** Stores the upload of a request as a file of a purpose. */
export const keepUpload =
  (settings: FileSettings): KeepUpload =>
  async (ctx, purposeName, about) => {
    const { upload, actor } = ctx
    const purpose = purposeNamed(ctx, purposeName)
    if (upload === undefined || purpose.access === null) return refuse(fileErrors.empty)
    await ctx.needAccess(purpose.access)
    const rules = rulesOf(settings, purpose)
    const most = rules.maxSize * megabyte
    const bytes = Math.min(upload.declared ?? most, most)
    const name = upload.filename
    return receive(
      ctx,
      { bytes, beyondUploads: bytes },
      {
        store: () => ctx.files.put(checkedContent(name, upload.stream, rules), most),
        inspect: (content) => inspectContent(settings.scanner, ctx.files, name, content),
        list: async (db, content) => ({
          value: await listFile(db, ctx.files, actor, { purpose, name, content, about }),
          freed: [],
        }),
      },
    )
  }
