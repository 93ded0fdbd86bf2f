import type { Role } from '@iisp/contract'
import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import type { StaffChange } from '../../contract/people/staff-changes.ts'
import type { roleTexts } from '../role-texts.ts'
import type { staffChangeTexts } from './staff-change-texts.ts'

export type ChangeText = Translate<(typeof staffChangeTexts)['zh']>
export type RoleText = Translate<(typeof roleTexts)['zh']>

const { pending, lapsed } = staffChangeFlow.codes

export const staffChangeState = ({ state }: StaffChange) => staffChangeFlow.byCode[state]

/** The names of some roles. */
export const namesOf = (roles: readonly Role[], t: ChangeText, role: RoleText): string =>
  roles.length === 0 ? t('noRoles') : roles.map((one) => role(one)).join(t('separator'))

const hasRoles = ({ kind }: StaffChange) => kind === 'roles' || kind === 'invite'

/** The content of the change, by its kind. */
function contentOf(row: StaffChange, t: ChangeText, role: RoleText): Fact[] {
  const after = { label: t('after'), value: namesOf(row.rolesAfter, t, role) }
  switch (row.kind) {
    case 'invite':
      return [{ label: t('phone'), value: row.phone }, after]
    case 'phone':
      return [
        { label: t('phoneBefore'), value: row.phoneBefore || '--' },
        { label: t('newPhone'), value: row.phone },
      ]
    case 'roles':
      return [{ label: t('before'), value: namesOf(row.rolesBefore, t, role) }, after]
    case 'keys':
    case 'close':
    case 'reopen':
      return []
  }
}

export const staffChangeColumns = (t: ChangeText, role: RoleText, locale: Locale): Column<StaffChange>[] => [
  { key: 'name', title: t('name'), width: 110, fixed: 'left' },
  { key: 'kind', title: t('kind'), width: 100, value: (row) => t(`kinds.${row.kind}`) },
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
  { key: 'reason', title: t('reason'), width: 220 },
  stateColumn({ key: 'state', title: t('state'), width: 110 }, staffChangeState, locale),
  { key: 'proposedBy', title: t('proposedBy'), width: 100 },
  { key: 'proposedAt', title: t('proposedAt'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy ?? '--' },
  { key: 'institutionName', title: t('institution'), width: 220 },
  { key: 'account', title: t('account'), width: 230, value: (row) => row.account || '--' },
]

export const staffChangeFacts = (row: StaffChange, t: ChangeText, role: RoleText): Fact[] => [
  { label: t('name'), value: row.name },
  ...(row.account === '' ? [] : [{ label: t('account'), value: row.account }]),
  { label: t('institution'), value: `${row.institutionId} ${row.institutionName}`, wide: true },
  ...contentOf(row, t, role),
  { label: t('reason'), value: row.reason, wide: true },
  { label: t('proposedBy'), value: row.proposedBy },
  { label: t('proposedAt'), value: row.proposedAt },
  ...(row.state === pending
    ? [{ label: t('confirmer'), value: t(`confirmers.${row.confirmedBy}`), wide: true }]
    : []),
  ...(row.state === pending || row.state === lapsed ? [{ label: t('lapsesAt'), value: row.lapsesAt }] : []),
  ...(row.decidedBy === null
    ? []
    : [
        { label: t('decidedBy'), value: row.decidedBy },
        { label: t('decidedAt'), value: row.decidedAt ?? '' },
        ...(row.remark === '' ? [] : [{ label: t('remark'), value: row.remark, wide: true }]),
      ]),
]
