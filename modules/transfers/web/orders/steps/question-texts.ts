import { defineTexts } from '@iisp/web'

/** Texts shown above an order's payee and before a step. Loaded with the order's details. */
export const questionTexts = defineTexts({
  payeeAccount: ['收款账号', 'Payee account'],
  payerAccount: ['付款账号', 'Payer account'],
  execution: ['执行时间', 'Payment'],
  onItsDate: ['划款日期当日执行，此前不执行', 'On the transfer date, not before'],
  mayBeEarly: ['受理后即可执行，可能早于划款日期', 'As soon as accepted, possibly before the transfer date'],
  payeeFirst: [
    '首次向该账户付款，请核对户名、账号与开户行',
    'First payment to this account. Please check its holder, number and bank.',
  ],
  payeeChanged: [
    '收款账户于 {{date}} 新增或变更，此后首次向其付款，请核对户名、账号与开户行',
    'The payee account was added or changed on {{date}}; this is the first payment to it since. Please check its holder, number and bank.',
  ],
  payeeDiffers: [
    '收款账户的户名或开户行与上次付款时不同，请核对',
    'The holder or bank of the payee account is not that of the last payment. Please check it.',
  ],
})
