import { type PersonActor, sessionHandler } from '@iisp/server'
import { uploadFile as call } from '../../contract/files.ts'
import { attachmentFiles, presentUpload } from './attachment-files.ts'

export const uploadFile = sessionHandler<typeof call, PersonActor>(call, async (ctx, input) =>
  presentUpload(await ctx.keepUpload(attachmentFiles.name, input), input),
)
