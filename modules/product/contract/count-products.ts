import { defineRead, t } from '@iisp/contract'

/** Number of products in service, over all institutions. */
export const countProducts = defineRead({
  summary: { zh: '在管产品数', en: 'Number of products in service' },
  path: '/module/product/countProducts',
  output: t.Object({ count: t.Integer({ minimum: 0 }) }),
  access: { who: 'module' },
})
