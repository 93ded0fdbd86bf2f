import { defineWrite, t } from '@iisp/contract'

/** Does now what the schedule of fees does each minute; for the demonstration, whose past days no schedule has seen. */
export const feeDay = defineWrite({
  name: 'feeDay',
  summary: { zh: '处理到期费用', en: 'Deal with the fees of a day' },
  path: '/module/fund-relation/feeDay',
  input: t.strict({}),
  output: t.Object({}),
  access: { who: 'module' },
  idempotent: 'yes',
})
