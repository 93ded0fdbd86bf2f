import type { SupervisedKind } from '@iisp/contract'

/** Actions for which a super-manager needs the approval of a supervisor. */
export const approvalKinds = { apply: 'fund-relation', config: 'fund-relation-payment' } as const

export const supervisedKinds: readonly SupervisedKind[] = [
  { kind: approvalKinds.apply, name: { zh: '母子关系申请', en: 'Application for a fund relation' } },
  { kind: approvalKinds.config, name: { zh: '付费自动强赎设置', en: 'Settings of the forced redemption' } },
]
