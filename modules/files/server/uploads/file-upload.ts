import { type PersonActor, sessionHandler } from '@iisp/server'
import { fileUpload as call } from '../../contract/uploads.ts'
import { admittedPurpose } from '../files.ts'
import { presentKept } from '../stored/present-file.ts'

export const fileUpload = sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
  const purpose = await admittedPurpose(ctx, input)
  return presentKept(await ctx.keepUpload(purpose.name, input.about ?? {}))
})
