import { shownKind } from '@iisp/contract/file-kind'
import { reader } from '@iisp/server'
import { fileInfo as call } from '../../contract/stored.ts'
import type { FilesParts } from '../files.ts'
import { readableFile } from './load-file.ts'

export const fileInfo = (parts: FilesParts) =>
  reader(call, async (ctx, input) => {
    const { id, name, size, contentType } = await readableFile(ctx, parts, input.fileId)
    return { fileId: id, name, size, shown: shownKind(contentType) }
  })
