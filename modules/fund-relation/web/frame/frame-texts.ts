import { defineTexts } from '@iisp/web'

export const frameTexts = defineTexts(
  'fund-relation.frame',
  { title: '母子基金', apply: '申请', progress: '进度', redeem: '付费自动强赎' },
  {
    title: 'Mother and child funds',
    apply: 'Relations',
    progress: 'Progress',
    redeem: 'Forced redemption',
  },
)
