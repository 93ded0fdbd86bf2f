import { defineErrors } from '@iisp/contract'

export const comparisonErrors = defineErrors('comparison', {
  tooManyLines: {
    status: 400,
    zh: '每份文本不能超过{limit}行',
    en: 'A text may have {limit} lines at most',
  },
  tooDifferent: {
    status: 422,
    zh: '两份文本差异过大，无法逐处比对，请分段比对',
    en: 'The texts differ too much to be compared. Please compare them in parts.',
  },
  busy: {
    status: 429,
    zh: '比对任务较多，请稍后再试',
    en: 'Many texts are being compared. Please try again shortly.',
  },
})
