import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Translate, useText } from '@iisp/web'
import type { StaffMember } from '../../contract/people/staff.ts'
import type { roleTexts } from '../role-texts.ts'
import { staffTexts } from './staff-texts.ts'

type StaffText = Translate<(typeof staffTexts)['zh']>
type RoleText = Translate<(typeof roleTexts)['zh']>

export function StaffState({ of: { state } }: { readonly of: StaffMember }) {
  const t = useText(staffTexts)
  return <StatusDot tone={state === 'enabled' ? 'success' : 'neutral'} label={t(`states.${state}`)} />
}

function rolesOf({ roles, changePending }: StaffMember, t: StaffText, role: RoleText): string {
  const named = roles.length === 0 ? t('noRoles') : roles.map((one) => role(one)).join(t('separator'))
  return changePending ? t('waits', { roles: named }) : named
}

/** @param hasMany the caller administers several institutions */
export const staffColumns = (t: StaffText, role: RoleText, hasMany: boolean): Column<StaffMember>[] => [
  { key: 'name', title: t('name'), width: 110, fixed: 'left' },
  { key: 'account', title: t('account'), width: 230 },
  ...(hasMany ? [{ key: 'institutionName', title: t('institution'), width: 220 }] : []),
  { key: 'roles', title: t('roles'), width: 200, value: (row) => rolesOf(row, t, role) },
  {
    key: 'state',
    title: t('state'),
    width: 110,
    value: (row) => t(`states.${row.state}`),
    render: (row) => <StaffState of={row} />,
  },
  {
    key: 'lastSignInAt',
    title: t('lastSignIn'),
    width: 190,
    value: (row) => row.lastSignInAt ?? t('noSignIn'),
  },
  { key: 'phone', title: t('phone'), width: 130, value: (row) => row.phone || '--' },
]

export const staffFacts = (row: StaffMember, t: StaffText, role: RoleText): Fact[] => [
  { label: t('name'), value: row.name },
  { label: t('account'), value: row.account },
  { label: t('institution'), value: `${row.institutionId} ${row.institutionName}`, wide: true },
  { label: t('roles'), value: rolesOf(row, t, role) },
  { label: t('phone'), value: row.phone || '--' },
  { label: t('keys'), value: String(row.keys) },
  { label: t('lastSignIn'), value: row.lastSignInAt ?? t('noSignIn') },
  ...(row.stateAt === null
    ? []
    : [
        { label: t('stateBy'), value: row.stateBy },
        { label: t('stateAt'), value: row.stateAt },
        { label: t('stateReason'), value: row.stateReason, wide: true },
      ]),
]
