import { date, dateTime, defineCall, id, nullable, page, pageOf, strict, t, text } from '@iisp/contract'
import { auditTrail } from './pages.ts'

export const auditAccess = {
  who: 'pages',
  pages: [auditTrail],
  roles: ['auditor', 'system-administrator'],
  supervised: false,
} as const

/**
 * One link of an institution's audit chain. `realPerson` is the human being behind `account`, `actedFor` the name of
 * the person whose account it is, where that is somebody else. Names are those of today, '' where there is none (the
 * system, or nobody).
 */
const auditRow = t.Object({
  institutionId: t.String(),
  seq: t.String(),
  at: dateTime,
  realPerson: t.String(),
  realPersonName: t.String(),
  account: nullable(t.String()),
  accountEmail: t.String(),
  actedFor: t.String(),
  action: t.String(),
  object: t.String(),
  detail: t.String(),
})

/** The audit trail, newest first; one institution's chain or all; continues by `cursor` (keyset). */
export const listAudit = defineCall({
  name: 'listAudit',
  summary: '审计记录查询',
  methods: ['POST', 'GET'],
  path: '/api/operations/audit/list',
  input: strict({
    institutionId: t.Optional(text(20)),
    action: t.Optional(text(60)),
    object: t.Optional(text(100)),
    realPerson: t.Optional(id),
    startDate: t.Optional(date),
    endDate: t.Optional(date),
    cursor: t.Optional(text(100)),
    ...page,
  }),
  output: pageOf(auditRow),
  errors: [],
  access: auditAccess,
  effect: 'read',
  idempotent: 'yes',
})
