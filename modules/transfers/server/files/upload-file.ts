import { type KeepUpload, type PersonActor, sessionHandler } from '@iisp/server'
import { uploadFile as call } from '../../contract/files.ts'
import { attachmentFiles, presentUpload } from './attachment-files.ts'

export const uploadFile = (keepUpload: KeepUpload) =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) =>
    presentUpload(await keepUpload(ctx, attachmentFiles, input), input),
  )
