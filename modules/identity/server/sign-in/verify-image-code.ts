import { sessionHandler } from '@iisp/server'
import { verifyImageCode as verifyImageCodeCall } from '../../contract/sign-in.ts'
import { trySlider } from './sliders.ts'

export const verifyImageCode = sessionHandler(verifyImageCodeCall, async (ctx, input) => {
  await trySlider(ctx, input)
  return { uuid: input.uuid }
})
