import { type PersonActor, sessionHandler } from '@iisp/server'
import { fileUpload as call } from '../../contract/uploads.ts'
import { type FilesParts, admittedPurpose } from '../files.ts'
import { keepUpload } from './keep-upload.ts'
import { presentKept } from '../stored/present-file.ts'

export const fileUpload = (parts: FilesParts) =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
    const purpose = admittedPurpose(parts, ctx.actor, input)
    return presentKept(await keepUpload(parts)(ctx, purpose, input.about ?? {}))
  })
