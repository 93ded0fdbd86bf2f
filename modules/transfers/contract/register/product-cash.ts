import { defineRead, t } from '@iisp/contract'

/**
 * For other modules: what the custody account that a fund's register pays from can pay now, whosever fund it is; 0.00 of
 * funds without one. In the order of `productIds`.
 */
export const productCash = defineRead({
  summary: { zh: '产品可用现金', en: 'Cash of funds' },
  path: '/module/transfers/productCash',
  input: t.strict({ productIds: t.Array(t.id, { minItems: 1, maxItems: 5000 }) }),
  output: t.Object({ funds: t.Array(t.Object({ productId: t.id, available: t.amount })) }),
  access: { who: 'module' },
})
