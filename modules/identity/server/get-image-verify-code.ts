import { sessionHandler } from '@iisp/server'
import { getImageVerifyCode as getImageVerifyCodeCall } from '../contract/login.ts'
import { drawPuzzle } from './puzzle.ts'
import { keepSlider } from './sliders.ts'

export const getImageVerifyCode = sessionHandler(getImageVerifyCodeCall, async (ctx) => {
  const { gap, top, background, piece } = await drawPuzzle()
  return {
    uuid: await ctx.transact((db) => keepSlider(db, gap, ctx.now)),
    bgImage: background.toString('base64'),
    sliderImage: piece.toString('base64'),
    y: top,
  }
})
