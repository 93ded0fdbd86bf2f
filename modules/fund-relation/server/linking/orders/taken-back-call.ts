import { defineWrite, t } from '@iisp/contract'
import { takenBackRun } from '@iisp/ta/contract'

/**
 * Called by the register in the transaction that reverses a run or a dividend:
 * - withdraws the orders that it had triggered at mother funds, if they are not dealt yet;
 * - puts the forced redemptions of the run on hold until its correction.
 */
export const followTakenBackRun = defineWrite({
  name: 'followTakenBackRun',
  summary: { zh: '撤回母子联动', en: 'Follow a run that is taken back' },
  path: '/module/fund-relation/followTakenBackRun',
  input: takenBackRun,
  output: t.Object({ withdrawn: t.Integer(), kept: t.Integer() }),
  access: { who: 'module' },
  idempotent: 'yes',
})
