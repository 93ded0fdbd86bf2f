import type { SupervisedKind } from '@iisp/contract'
import { transferEntry } from './pages.ts'

/** Actions for which a super-manager who acts for a manager needs a supervisor's approval. */
export const approvalKinds = {
  /** The entry page is closed without this approval too, so it has the menu's id. */
  submit: transferEntry.id,
  review: 'transfer-review',
  sign: 'transfer-sign',
  takeBack: 'transfer-take-back',
  payees: 'transfer-payees',
} as const

export const supervisedKinds: readonly SupervisedKind[] = [
  { kind: approvalKinds.submit, name: { zh: '划款指令录入', en: 'New transfer order' } },
  { kind: approvalKinds.review, name: { zh: '划款指令复核', en: 'Reviewing a transfer order' } },
  { kind: approvalKinds.sign, name: { zh: '划款指令签发', en: 'Signing a transfer order' } },
  {
    kind: approvalKinds.takeBack,
    name: { zh: '划款指令召回或撤销', en: 'Recalling or withdrawing an order' },
  },
  { kind: approvalKinds.payees, name: { zh: '收款账户维护', en: 'Changing payee accounts' } },
]
