import { defineWrite, t } from '@iisp/contract'
import { staffErrors as e } from './staff-errors.ts'

/**
 * For other modules, inside their own transaction: opens an institution and the account of its
 * first administrator, who gets a mail to set a password. The calling module ensures that two
 * persons have agreed.
 */
export const openInstitution = defineWrite({
  summary: { zh: '开立机构及其管理员账号', en: 'Open an institution with its administrator' },
  path: '/module/identity/openInstitution',
  input: t.strict({
    kind: t.oneOf('manager', 'channel'),
    name: t.oneLine(100, 1),
    nameEn: t.oneLine(120),
    administrator: t.strict({
      name: t.oneLine(50, 1),
      account: t.oneLine(128, 3),
      phone: t.String({ pattern: '^1[3-9][0-9]{9}$' }),
    }),
  }),
  output: t.Object({ institutionId: t.text(20) }),
  errors: [e.institutionTaken, e.accountTaken],
  access: { who: 'module' },
  idempotent: 'no',
})
