import { defineRead, t } from '@iisp/contract'

/**
 * For other modules: yuan that the custody accounts of these funds can pay now, 0.00 for a fund without one, in the order of
 * `productIds`. It answers for funds of every manager.
 */
export const productCash = defineRead({
  summary: { zh: '产品可用现金', en: 'Cash of funds' },
  path: '/module/transfers/productCash',
  input: t.strict({ productIds: t.Array(t.id, { minItems: 1, maxItems: 5000 }) }),
  output: t.Object({ funds: t.Array(t.Object({ productId: t.id, available: t.amount })) }),
  access: { who: 'module' },
})
