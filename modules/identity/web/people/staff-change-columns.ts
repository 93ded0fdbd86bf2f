import type { Role } from '@iisp/contract'
import type { Translate } from '@iisp/web'
import type { ColumnEntries, FactEntries } from '@iisp/web/fields/index'
import { staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import type { StaffChange, staffChangeFields } from '../../contract/people/staff-changes.ts'
import type { roleTexts } from '../role-texts.ts'
import type { staffChangeTexts } from './staff-change-texts.ts'

export type ChangeText = Translate<(typeof staffChangeTexts)['zh']>
export type RoleText = Translate<(typeof roleTexts)['zh']>
type Facts = FactEntries<typeof staffChangeFields>

const { pending, lapsed } = staffChangeFlow.codes

/** The names of some roles. */
export const namesOf = (roles: readonly Role[], t: ChangeText, role: RoleText): string =>
  roles.length === 0 ? t('noRoles') : roles.map((one) => role(one)).join(t('separator'))

const hasRoles = ({ kind }: StaffChange) => kind === 'roles' || kind === 'invite'

/** The content of the change, by its kind. */
function contentOf(row: StaffChange, t: ChangeText, role: RoleText): Facts {
  const after = { label: t('after'), value: namesOf(row.rolesAfter, t, role) }
  switch (row.kind) {
    case 'invite':
      return ['phone', after]
    case 'phone':
      return ['phoneBefore', { label: t('newPhone'), value: row.phone }]
    case 'roles':
      return [{ label: t('before'), value: namesOf(row.rolesBefore, t, role) }, after]
    case 'keys':
    case 'close':
    case 'reopen':
      return []
  }
}

export const staffChangeColumns = (
  t: ChangeText,
  role: RoleText,
): ColumnEntries<typeof staffChangeFields> => [
  { key: 'name', width: 110 },
  'kind',
  {
    key: 'rolesBefore',
    title: t('before'),
    width: 150,
    value: (row) => (row.kind === 'roles' ? namesOf(row.rolesBefore, t, role) : '--'),
  },
  {
    key: 'rolesAfter',
    title: t('after'),
    width: 150,
    value: (row) => (hasRoles(row) ? namesOf(row.rolesAfter, t, role) : '--'),
  },
  'reason',
  'state',
  'proposedBy',
  'proposedAt',
  'decidedBy',
  'institutionName',
  'account',
]

export const staffChangeFacts = (row: StaffChange, t: ChangeText, role: RoleText): Facts => [
  'name',
  row.account !== '' && 'account',
  { label: t('institutionName'), value: `${row.institutionId} ${row.institutionName}`, wide: true },
  ...contentOf(row, t, role),
  'reason',
  'proposedBy',
  'proposedAt',
  row.state === pending && { label: t('confirmer'), value: t(`confirmers.${row.confirmedBy}`), wide: true },
  (row.state === pending || row.state === lapsed) && 'lapsesAt',
  ...(row.decidedBy === null ? [] : (['decidedBy', 'decidedAt', 'remark'] as const)),
]
