import type { SupervisedKind } from '@iisp/contract'

/** Acts of a super-manager that need a supervisor's approval. */
export const approvalKinds = { application: 'ta-application' } as const

export const supervisedKinds: readonly SupervisedKind[] = [
  {
    kind: approvalKinds.application,
    name: { zh: '申赎申请提交或撤回', en: 'Sending or withdrawing an application for shares' },
  },
]
