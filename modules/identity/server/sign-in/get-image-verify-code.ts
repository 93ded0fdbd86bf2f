import { sessionHandler } from '@iisp/server'
import { getImageVerifyCode as getImageVerifyCodeCall } from '../../contract/sign-in.ts'
import { puzzleLevel } from '../../rules/sign-in/slider.ts'
import { isKnownBrowser } from './devices.ts'
import { drawPuzzle } from './puzzle.ts'
import { keepSlider, quickSolved } from './sliders.ts'

export const getImageVerifyCode = sessionHandler(getImageVerifyCodeCall, async (ctx) => {
  const level = puzzleLevel(await quickSolved(ctx), await isKnownBrowser(ctx.db, ctx.device()))
  const { gap, top, background, piece } = await drawPuzzle({ decoy: level !== 'plain' })
  return {
    uuid: await keepSlider(ctx, gap, level),
    bgImage: background.toString('base64'),
    sliderImage: piece.toString('base64'),
    y: top,
  }
})
