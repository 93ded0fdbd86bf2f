import { defineWrite, t } from '@iisp/contract'
import { confirmedRun } from '@iisp/ta/contract'

/**
 * Called by the register in the transaction of a confirmed run or dividend: places the orders at
 * mother funds that the child fund's confirmed dealings trigger. An order that cannot be placed is
 * kept for the desk; the run stays confirmed.
 */
export const followConfirmedRun = defineWrite({
  name: 'followConfirmedRun',
  summary: { zh: '母子联动', en: 'Follow a confirmed run' },
  path: '/module/fund-relation/followConfirmedRun',
  input: confirmedRun,
  output: t.Object({ placed: t.Integer(), failed: t.Integer() }),
  access: { who: 'module' },
  idempotent: 'yes',
})
