import { defineWrite, t } from '@iisp/contract'
import { takenBackRun } from '@iisp/ta/contract'

/**
 * For the register, in the transaction that takes a run or dividend back: withdraws what it had asked mother funds for, as
 * far as it still waits, and has forced redemptions of the run wait for what corrects it.
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
