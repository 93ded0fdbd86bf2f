import { businessDate } from '@iisp/contract/date'
import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { identityTypes, investorKinds, investorStates } from '../../contract/investors/investor-kinds.ts'
import type { InvestorFull, InvestorRow } from '../../contract/investors/investors.ts'
import type { investorTexts } from './investor-texts.ts'

export type InvestorText = Translate<(typeof investorTexts)['zh']>

export const investorState = ({ status }: Pick<InvestorRow, 'status'>) => investorStates[status]

/** The name of an investor in the reader's language. */
export const investorName = (
  { name, nameEn }: Pick<InvestorRow, 'name' | 'nameEn'>,
  locale: Locale,
): string => (locale === 'en' && nameEn) || name

/** The last day of a validity, marked if it has passed. */
const untilText = (day: string | null, t: InvestorText): string =>
  day === null ? '--' : day < businessDate(new Date()) ? `${day} (${t('expired')})` : day

export const investorColumns = (t: InvestorText, locale: Locale): Column<InvestorRow>[] => [
  {
    key: 'name',
    title: t('name'),
    width: 200,
    fixed: 'left',
    value: (row) => investorName(row, locale),
  },
  { key: 'fundAccount', title: t('fundAccount'), width: 140 },
  stateColumn({ key: 'status', title: t('status'), width: 110 }, investorState, locale),
  { key: 'kind', title: t('kind'), width: 110, value: (row) => investorKinds[row.kind][locale] },
  { key: 'idNo', title: t('idNo'), width: 190 },
  { key: 'phone', title: t('phone'), width: 140 },
  {
    key: 'qualifiedUntil',
    title: t('qualifiedUntil'),
    width: 180,
    value: (row) => untilText(row.qualifiedUntil, t),
  },
  {
    key: 'riskRating',
    title: t('riskRating'),
    width: 100,
    value: (row) => (row.riskRating === null ? '--' : `C${row.riskRating}`),
  },
  { key: 'riskUntil', title: t('riskUntil'), width: 170, value: (row) => untilText(row.riskUntil, t) },
  { key: 'openedOn', title: t('openedOn'), width: 120 },
  { key: 'institutionName', title: t('manager'), width: 230 },
]

type Whole = Pick<InvestorFull, 'idNo' | 'phone' | 'email' | 'address'>
/** The facts of an investor; `whole` has the personal data once they are unmasked. */
export const investorFacts = (
  row: InvestorFull,
  whole: Whole | null,
  { t, locale }: { readonly t: InvestorText; readonly locale: Locale },
): Fact[] => {
  const { idNo, phone, email, address } = whole ?? row
  return [
    { label: t('manager'), value: row.institutionName, wide: true },
    { label: t('fundAccount'), value: row.fundAccount },
    { label: t('kind'), value: investorKinds[row.kind][locale] },
    { label: t('nameEn'), value: row.nameEn || '--', wide: true },
    { label: t('idType'), value: identityTypes[row.idType][locale] },
    { label: t('idNo'), value: idNo },
    { label: t('phone'), value: phone || '--' },
    { label: t('email'), value: email || '--' },
    { label: t('address'), value: address || '--', wide: true },
    { label: t('qualifiedUntil'), value: untilText(row.qualifiedUntil, t) },
    { label: t('riskRating'), value: row.riskRating === null ? '--' : `C${row.riskRating}` },
    { label: t('riskUntil'), value: untilText(row.riskUntil, t) },
    { label: t('openedOn'), value: row.openedOn },
  ]
}
