import { badRequest, defineErrors, tooManyRequests, unprocessable } from '@iisp/contract'

export const comparisonErrors = defineErrors('comparison', {
  tooManyLines: badRequest('每份文本不能超过{limit}行', 'A text may have {limit} lines at most'),
  tooDifferent: unprocessable(
    '两份文本差异过大，无法逐处比对，请分段比对',
    'The texts differ too much to be compared. Please compare them in parts.',
  ),
  busy: tooManyRequests(
    '比对任务较多，请稍后再试',
    'Many texts are being compared. Please try again shortly.',
  ),
})
