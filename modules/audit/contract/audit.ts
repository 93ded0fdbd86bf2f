import { defineList, defineRead, t } from '@iisp/contract'
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
  realPersonName: t.personName,
  account: t.nullable(t.String()),
  accountEmail: t.String(),
  actedFor: t.personName,
  action: t.String(),
  object: t.String(),
  detail: t.String(),
  /** In the reader's language; entries that no module names keep their code. */
  actionName: t.String(),
  objectName: t.String(),
  /** The detail field by field; `before` is null where nothing was replaced. */
  content: t.Array(t.Object({ name: t.String(), before: t.nullable(t.String()), after: t.String() })),
})

/** The audit trail, newest first; one institution's chain or all; continues by `cursor` (keyset). */
export const listAudit = defineList({
  name: 'listAudit',
  summary: { zh: '审计记录查询', en: 'Audit records' },
  path: '/api/operations/audit/list',
  filters: {
    institutionId: t.Optional(t.text(20)),
    action: t.Optional(t.text(60)),
    /** The stored object, or the number that people know it by. */
    object: t.Optional(t.text(100)),
    realPerson: t.Optional(t.id),
    startDate: t.Optional(t.date),
    endDate: t.Optional(t.date),
    cursor: t.Optional(t.text(100)),
  },
  row: auditRow,
  access: auditAccess,
})

/** The actions that the trail may hold, by name, for choosing one. */
export const auditActions = defineRead({
  name: 'auditActions',
  summary: { zh: '审计操作类型', en: 'Actions of the audit trail' },
  methods: ['GET', 'POST'],
  path: '/api/operations/audit/actions',
  output: t.Array(t.Object({ action: t.String(), name: t.String() })),
  access: auditAccess,
})
