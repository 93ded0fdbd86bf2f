import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { platformErrors, refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { downloadGuide as call } from '../../contract/library.ts'
import { shippedFiles } from './shipped-files.ts'

export const downloadGuide = reader(call, async (_, { fileId }) => {
  const found = shippedFiles.get(fileId) ?? refuse(platformErrors.notFound)
  const { size } = await stat(found.file)
  return {
    filename: found.filename,
    contentType: found.contentType,
    size,
    stream: createReadStream(found.file),
  }
})
