import type { AuditNames } from '@iisp/contract/audit-names'
import { approvalFlow } from '../contract/states.ts'

/** The audit trail's words of this module. */
export const approvalAuditNames: AuditNames = {
  module: 'approval',
  actions: {
    apply: ['申请主管审批', 'Supervisor’s approval applied for'],
    agree: ['同意协议', 'Agreement consented to'],
    approve: ['审批通过', 'Approved'],
    refuse: ['审批不通过', 'Refused'],
    use: ['使用审批', 'Approval used'],
  },
  objects: {
    application: ['授权申请', 'Application for approval'],
    agreement: ['协议', 'Agreement'],
  },
  states: { application: approvalFlow.byCode },
}
