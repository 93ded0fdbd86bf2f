import { defineRead, t } from '@iisp/contract'
import { referenceErrors } from './errors.ts'

/** The amount in capital Chinese characters: '1409.50' is 壹仟肆佰零玖元伍角整. Up to 999,999,999,999.99. */
export const changeMoneyToChinese = defineRead({
  summary: { zh: '金额转人民币大写', en: 'Amount in Chinese capital numerals' },
  path: '/api/common/numberToChnDX/changeMoneyToChinese',
  input: t.strict({ amount: t.text(32) }),
  output: t.String(),
  errors: [referenceErrors.badAmount],
  access: { who: 'session' },
})
