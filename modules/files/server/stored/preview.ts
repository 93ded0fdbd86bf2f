import { refuse } from '@iisp/contract'
import { shownKind } from '@iisp/contract/file-kind'
import { reader } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { preview as call } from '../../contract/stored.ts'
import { readableFile } from './load-file.ts'

export const preview = reader(call, async (ctx, input) => {
  const file = await readableFile(ctx, input.fileId)
  if (shownKind(file.contentType) === null) refuse(fileErrors.notShown)
  return {
    filename: file.name,
    contentType: file.contentType,
    size: file.size,
    inline: true,
    stream: await ctx.files.get(file.hash),
  }
})
