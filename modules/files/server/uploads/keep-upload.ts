import { refuse } from '@iisp/contract'
import { megabyte } from '@iisp/contract/upload-rules'
import { type KeepUpload, authorise } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { checkedContent } from './checked-content.ts'
import { type FilesParts, rulesOf } from '../files.ts'
import { inspectContent } from '../inspect/inspect-content.ts'
import { listFile } from '../stored/list-file.ts'
import { receive } from './receive.ts'

/** Keeps the upload of a request as a file of a purpose. */
export const keepUpload =
  (parts: Pick<FilesParts, 'uploadMaxMb' | 'scanner'>): KeepUpload =>
  async (ctx, purpose, about) => {
    const { upload, actor } = ctx
    if (upload === undefined || purpose.access === null) return refuse(fileErrors.empty)
    authorise({ access: purpose.access, errors: [] }, actor)
    const rules = rulesOf(parts, purpose)
    const most = rules.maxSize * megabyte
    const bytes = Math.min(upload.declared ?? most, most)
    const name = upload.filename
    return receive(
      ctx,
      { bytes, beyondUploads: bytes },
      {
        store: () => ctx.files.put(checkedContent(name, upload.stream, rules), most),
        inspect: (content) => inspectContent(parts.scanner, ctx.files, name, content),
        list: async (db, content) => ({
          value: await listFile(db, ctx.files, actor, { purpose, name, content, about }),
          freed: [],
        }),
      },
    )
  }
