import { type PersonActor, sessionHandler } from '@iisp/server'
import { uploadCollectFile as call } from '../../contract/files.ts'
import { attachmentFiles, presentUpload } from './attachment-files.ts'

export const uploadCollectFile = sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => [
  presentUpload(await ctx.keepUpload(attachmentFiles.name, input), input),
])
