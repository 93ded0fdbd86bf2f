import { writer } from '@iisp/server'
import { uploadCancel as call } from '../../contract/uploads.ts'
import { giveUpUpload } from './give-up-upload.ts'

export const uploadCancel = writer(call, async ({ db, actor }, input) => {
  await giveUpUpload(db, actor, input.uploadId)
  return null
})
