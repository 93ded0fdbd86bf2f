import { shownKind } from '@iisp/contract/file-kind'
import { reader } from '@iisp/server'
import { fileInfo as call } from '../../contract/stored.ts'
import { readableFile } from './load-file.ts'

export const fileInfo = reader(call, async (ctx, input) => {
  const { id, name, size, contentType } = await readableFile(ctx, input.fileId)
  return { fileId: id, name, size, shown: shownKind(contentType) }
})
