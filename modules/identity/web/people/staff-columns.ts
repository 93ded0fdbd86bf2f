import type { Translate } from '@iisp/web'
import type { ColumnEntries, FactEntries } from '@iisp/web/fields/index'
import type { StaffMember, staffFields } from '../../contract/people/staff.ts'
import type { roleTexts } from '../role-texts.ts'
import type { staffTexts } from './staff-texts.ts'

type StaffText = Translate<(typeof staffTexts)['zh']>
type RoleText = Translate<(typeof roleTexts)['zh']>

function rolesOf({ roles, changePending }: StaffMember, t: StaffText, role: RoleText): string {
  const named = roles.length === 0 ? t('noRoles') : roles.map((one) => role(one)).join(t('separator'))
  return changePending ? t('waits', { roles: named }) : named
}
const signInOf = ({ lastSignInAt }: StaffMember, t: StaffText) => lastSignInAt ?? t('noSignIn')

/** @param hasMany the caller administers several institutions */
export const staffColumns = (
  t: StaffText,
  role: RoleText,
  hasMany: boolean,
): ColumnEntries<typeof staffFields> => [
  'name',
  'account',
  ...(hasMany ? (['institutionName'] as const) : []),
  { key: 'roles', title: t('roles'), width: 200, value: (row) => rolesOf(row, t, role) },
  'state',
  { key: 'lastSignInAt', width: 190, value: (row) => signInOf(row, t) },
  'phone',
]

export const staffFacts = (
  row: StaffMember,
  t: StaffText,
  role: RoleText,
): FactEntries<typeof staffFields> => [
  'name',
  'account',
  { label: t('institutionName'), value: `${row.institutionId} ${row.institutionName}`, wide: true },
  { label: t('roles'), value: rolesOf(row, t, role) },
  'phone',
  'keys',
  { label: t('lastSignInAt'), value: signInOf(row, t) },
  ...(row.stateAt === null ? [] : (['stateBy', 'stateAt', 'stateReason'] as const)),
]
