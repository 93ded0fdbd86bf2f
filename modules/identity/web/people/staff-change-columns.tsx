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

export const staffChangeState = ({ state }: StaffChange) => staffChangeFlow.byCode[state]

/** The names of some roles. */
export const namesOf = (roles: readonly Role[], t: ChangeText, role: RoleText): string =>
  roles.length === 0 ? t('noRoles') : roles.map((one) => role(one)).join(t('separator'))

export const staffChangeColumns = (t: ChangeText, role: RoleText, locale: Locale): Column<StaffChange>[] => [
  { key: 'name', title: t('name'), width: 110, fixed: 'left' },
  { key: 'kind', title: t('kind'), width: 100, value: (row) => t(`kinds.${row.kind}`) },
  {
    key: 'rolesBefore',
    title: t('before'),
    width: 150,
    value: (row) => (row.kind === 'invite' ? '--' : namesOf(row.rolesBefore, t, role)),
  },
  { key: 'rolesAfter', title: t('after'), width: 150, value: (row) => namesOf(row.rolesAfter, t, role) },
  { key: 'reason', title: t('reason'), width: 220 },
  stateColumn({ key: 'state', title: t('state'), width: 110 }, staffChangeState, locale),
  { key: 'proposedBy', title: t('proposedBy'), width: 100 },
  { key: 'proposedAt', title: t('proposedAt'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy ?? '--' },
  { key: 'institutionName', title: t('institution'), width: 220 },
  { key: 'account', title: t('account'), width: 230 },
]

export const staffChangeFacts = (row: StaffChange, t: ChangeText, role: RoleText): Fact[] => [
  { label: t('name'), value: row.name },
  { label: t('account'), value: row.account },
  { label: t('institution'), value: `${row.institutionId} ${row.institutionName}`, wide: true },
  row.kind === 'invite'
    ? { label: t('phone'), value: row.phone }
    : { label: t('before'), value: namesOf(row.rolesBefore, t, role) },
  { label: t('after'), value: namesOf(row.rolesAfter, t, role) },
  { label: t('reason'), value: row.reason, wide: true },
  { label: t('proposedBy'), value: row.proposedBy },
  { label: t('proposedAt'), value: row.proposedAt },
  ...(row.decidedBy === null
    ? []
    : [
        { label: t('decidedBy'), value: row.decidedBy },
        { label: t('decidedAt'), value: row.decidedAt ?? '' },
        ...(row.remark === '' ? [] : [{ label: t('remark'), value: row.remark, wide: true }]),
      ]),
]
