import { reader } from '@iisp/server'
import { download as call } from '../../contract/stored.ts'
import type { FilesParts } from '../files.ts'
import { readableFile } from './load-file.ts'

export const download = (parts: FilesParts) =>
  reader(call, async (ctx, input) => {
    const file = await readableFile(ctx, parts, input.fileId)
    return {
      filename: file.name,
      contentType: file.contentType,
      size: file.size,
      stream: await ctx.files.get(file.hash),
    }
  })
