import { defineRead, t } from '@iisp/contract'

/** For other modules: what the custody account that a fund's register pays from can pay now, whosever fund it is. */
export const productCash = defineRead({
  summary: { zh: '产品可用现金', en: 'Cash of a fund' },
  path: '/module/transfers/productCash',
  input: t.strict({ productId: t.id }),
  output: t.Object({ available: t.amount }),
  access: { who: 'module' },
})
