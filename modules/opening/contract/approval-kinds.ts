import type { SupervisedKind } from '@iisp/contract'

/** Actions for which a super-manager acting for a manager needs a supervisor's approval. */
export const approvalKinds = { submit: 'opening-submit', fundPassword: 'opening-fund-password' } as const

export const supervisedKinds: readonly SupervisedKind[] = [
  {
    kind: approvalKinds.submit,
    name: { zh: '开户及三方关联申请提交或撤回', en: 'Submitting or withdrawing an application' },
  },
  {
    kind: approvalKinds.fundPassword,
    name: { zh: '资金密码设置或查看', en: 'Setting or showing a fund password' },
  },
]
