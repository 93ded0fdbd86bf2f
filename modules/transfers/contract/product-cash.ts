import { defineRead, t } from '@iisp/contract'

/** For other modules: what the custody accounts of a fund can pay now, whoever's fund it is. */
export const productCash = defineRead({
  name: 'productCash',
  summary: { zh: '产品可用现金', en: 'Cash of a fund' },
  methods: ['GET'],
  path: '/module/transfers/productCash',
  input: t.strict({ productId: t.id }),
  output: t.Object({ available: t.amount }),
  access: { who: 'module' },
})
