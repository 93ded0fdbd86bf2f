import { reader } from '@iisp/server'
import { download as call } from '../../contract/stored.ts'
import { readableFile } from './load-file.ts'

export const download = reader(call, async (ctx, input) => {
  const file = await readableFile(ctx, input.fileId)
  return {
    filename: file.name,
    contentType: file.contentType,
    size: file.size,
    stream: await ctx.files.get(file.hash),
  }
})
