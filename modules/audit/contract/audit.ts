import { defineList, t } from '@iisp/contract'
import { auditTrail } from './pages.ts'

export const auditAccess = {
  who: 'pages',
  pages: [auditTrail],
  roles: ['auditor', 'system-administrator'],
  supervised: false,
} as const

/**
 * A record of an institution's audit chain. `realPerson` is the person who acted with `account`; `actedFor` the owner of
 * the account, if that is somebody else. Names are the current ones; '' if there is none (the system, or nobody).
 */
const auditRow = t.Object({
  institutionId: t.String(),
  seq: t.String(),
  at: t.dateTime,
  realPerson: t.String(),
  realPersonName: t.String(),
  account: t.nullable(t.String()),
  accountEmail: t.String(),
  actedFor: t.String(),
  action: t.String(),
  object: t.String(),
  detail: t.String(),
})

/** The audit trail, newest first; one institution's chain or all; continues by `cursor` (keyset). */
export const listAudit = defineList({
  name: 'listAudit',
  summary: { zh: '审计记录查询', en: 'Audit records' },
  path: '/api/operations/audit/list',
  filters: {
    institutionId: t.Optional(t.text(20)),
    action: t.Optional(t.text(60)),
    object: t.Optional(t.text(100)),
    realPerson: t.Optional(t.id),
    startDate: t.Optional(t.date),
    endDate: t.Optional(t.date),
    cursor: t.Optional(t.text(100)),
  },
  row: auditRow,
  access: auditAccess,
})
