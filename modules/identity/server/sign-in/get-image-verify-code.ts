import { sessionHandler } from '@iisp/server'
import { getImageVerifyCode as getImageVerifyCodeCall } from '../../contract/sign-in.ts'
import { puzzleLevel } from '../../rules/sign-in/slider.ts'
import { isKnownBrowser } from './devices.ts'
import type { Identity } from '../identity.ts'
import { keepSlider, quickSolved } from './sliders.ts'

export const getImageVerifyCode = ({ puzzles }: Pick<Identity, 'puzzles'>) =>
  sessionHandler(getImageVerifyCodeCall, async (ctx) => {
    const known = await isKnownBrowser(ctx.db, ctx.device())
    const level = puzzleLevel(await quickSolved(ctx), known)
    const kind = level === 'plain' ? 'plain' : 'decoy'
    const { gap, top, background, piece } = await puzzles.take(kind, known ? 'known' : 'stranger')
    return {
      uuid: await keepSlider(ctx, gap, level),
      bgImage: background,
      sliderImage: piece,
      y: top,
    }
  })
