import { type PersonActor, sessionHandler } from '@iisp/server'
import { uploadCollectFile as call } from '../contract/attachments.ts'
import { storeUpload } from './store-upload.ts'

export const uploadCollectFile = sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => [
  await storeUpload(ctx, input),
])
