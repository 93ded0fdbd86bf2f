import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const auditAuditNames: AuditNames = {
  module: 'operations',
  actions: {
    'verify-audit': ['校验审计链', 'Audit chains verified'],
    'cancel-audit-verification': ['取消校验审计链', 'Verification cancelled'],
    'replay-events': ['重放失败事件', 'Failed events replayed'],
  },
  objects: {
    'audit-verification': ['审计链校验', 'Verification'],
    event: ['事件', 'Event'],
  },
}

/** Names of the actions that the kernel records itself. */
export const platformAuditNames: AuditNames = {
  module: 'platform',
  actions: { 'foreign-refused': ['拒绝越权访问', 'Refused: foreign data'] },
  objects: { call: ['接口', 'Call'], system: ['系统', 'System'] },
}
