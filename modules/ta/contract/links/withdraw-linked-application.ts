import { defineWrite, t } from '@iisp/contract'

/**
 * For other modules, inside their own transaction: withdraws the application that `origin` placed, unless a run has it.
 * Answers whether it was withdrawn.
 */
export const withdrawLinkedApplication = defineWrite({
  summary: { zh: '撤回联动申请', en: 'Withdraw an application that a link triggered' },
  path: '/module/ta/withdrawLinkedApplication',
  input: t.strict({ origin: t.oneLine(64, 1), reason: t.text(300) }),
  output: t.Object({ withdrawn: t.Boolean() }),
  access: { who: 'module' },
  idempotent: 'yes',
})
