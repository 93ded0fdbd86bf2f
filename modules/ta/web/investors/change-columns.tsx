import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import type { InvestorChange } from '../../contract/investors/investor-changes.ts'
import { changeKinds } from '../../contract/investors/investor-kinds.ts'
import type { InvestorText } from './investor-columns.tsx'

export const changeState = ({ state }: InvestorChange) => investorChangeFlow.byCode[state]

export const changeColumns = (t: InvestorText, locale: Locale): Column<InvestorChange>[] => [
  { key: 'investorName', title: t('name'), width: 200, fixed: 'left' },
  { key: 'kind', title: t('changeKind'), width: 130, value: (row) => changeKinds[row.kind][locale] },
  stateColumn({ key: 'state', title: t('state'), width: 110 }, changeState, locale),
  { key: 'enteredBy', title: t('enteredBy'), width: 110 },
  { key: 'enteredAt', title: t('enteredAt'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 110, value: (row) => row.decidedBy || '--' },
  { key: 'decidedAt', title: t('decidedAt'), width: 170, value: (row) => row.decidedAt ?? '--' },
  { key: 'institutionName', title: t('manager'), width: 230 },
]

const wide: readonly string[] = ['name', 'nameEn', 'address', 'product', 'bank', 'reason']

export const changeFacts = (row: InvestorChange, t: InvestorText): Fact[] => [
  { label: t('manager'), value: row.institutionName, wide: true },
  ...row.content.map(({ field, value }) => ({ label: t(field), value, wide: wide.includes(field) })),
  { label: t('enteredBy'), value: row.enteredBy },
  { label: t('enteredAt'), value: row.enteredAt },
  ...(row.decidedAt === null
    ? []
    : [
        { label: t('decidedBy'), value: row.decidedBy },
        { label: t('decidedAt'), value: row.decidedAt },
      ]),
  ...(row.reason === '' ? [] : [{ label: t('reason'), value: row.reason, wide: true }]),
]
