import { defineRead, t } from '@iisp/contract'

/** How many products of all institutions are in service. */
export const countProducts = defineRead({
  name: 'countProducts',
  summary: { zh: '在管产品数', en: 'Number of products in service' },
  methods: ['GET'],
  path: '/module/product/countProducts',
  input: t.nothing,
  output: t.Object({ count: t.Integer({ minimum: 0 }) }),
  access: { who: 'module' },
})
