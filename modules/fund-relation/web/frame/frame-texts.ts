import { defineTexts } from '@iisp/web'

export const frameTexts = defineTexts({
  title: ['母子基金', 'Mother and child funds'],
  apply: ['申请', 'Relations'],
  progress: ['进度', 'Progress'],
  redeem: ['付费自动强赎', 'Forced redemption'],
})
