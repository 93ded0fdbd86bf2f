import { defineWrite, t } from '@iisp/contract'
import { confirmedRun } from '@iisp/ta/contract'

/**
 * For the register, in the transaction of a confirmed run or dividend: places at the mother funds what the confirmed dealings of a
 * child fund ask for. An order that cannot be placed is kept for the desk; the run stays confirmed.
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
