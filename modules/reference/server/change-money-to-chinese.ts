import { reader } from '@iisp/server'
import { changeMoneyToChinese as call } from '../contract/amount-text.ts'
import { capitalAmount } from '../rules/capital-amount.ts'

export const changeMoneyToChinese = reader(call, async (_ctx, { amount }) => capitalAmount(amount))
