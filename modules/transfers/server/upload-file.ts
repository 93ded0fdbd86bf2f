import { type PersonActor, sessionHandler } from '@iisp/server'
import { uploadFile as call } from '../contract/attachments.ts'
import { storeUpload } from './store-upload.ts'

export const uploadFile = sessionHandler<typeof call, PersonActor>(call, storeUpload)
