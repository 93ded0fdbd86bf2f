import { platformErrors, refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { downloadGuide as call } from '../../contract/library.ts'
import { shippedFiles } from './shipped-files.ts'

export const downloadGuide = reader(call, async (_, { fileId }) => {
  const { filename, contentType, open } = shippedFiles.get(fileId) ?? refuse(platformErrors.notFound)
  return { filename, contentType, ...(await open()) }
})
