import { defineWrite, t } from '@iisp/contract'

/**
 * Runs the schedule of fees immediately; for the demonstration, because the schedule never ran on
 * its past days.
 */
export const feeDay = defineWrite({
  name: 'feeDay',
  summary: { zh: '处理到期费用', en: 'Deal with the fees of a day' },
  path: '/module/fund-relation/feeDay',
  input: t.strict({}),
  output: t.Object({}),
  access: { who: 'module' },
  idempotent: 'yes',
})
