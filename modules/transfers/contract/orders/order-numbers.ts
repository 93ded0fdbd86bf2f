import { defineRead, t } from '@iisp/contract'

/** For other modules: the numbers of orders by id; unknown ids are left out. */
export const orderNumbers = defineRead({
  summary: { zh: '划款指令编号', en: 'Numbers of transfer orders' },
  path: '/api/tran/orderNumbers',
  methods: ['POST'],
  input: t.strict({ ids: t.Array(t.id, { maxItems: 500 }) }),
  output: t.Array(t.Object({ id: t.id, ORDERNO: t.text(40) })),
  access: { who: 'module' },
})
