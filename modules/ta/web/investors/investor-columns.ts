import { businessDate } from '@iisp/contract/date'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale } from '@iisp/web'
import { type ColumnEntries, factsOf } from '@iisp/web/fields/index'
import {
  type InvestorFull,
  type InvestorRow,
  type investorFields,
  investorFullFields,
} from '../../contract/investors/investors.ts'
import type { InvestorText } from './investor-texts.ts'

/** The name of an investor in the reader's language. */
export const investorName = (
  { name, nameEn }: Pick<InvestorRow, 'name' | 'nameEn'>,
  locale: Locale,
): string => (locale === 'en' && nameEn) || name

/** The last day of a validity, marked if it has passed. */
const untilText = (day: string | null, t: InvestorText): string =>
  day === null ? '--' : day < businessDate(new Date()) ? `${day} (${t('expired')})` : day

export const investorColumns = (t: InvestorText, locale: Locale): ColumnEntries<typeof investorFields> => [
  { key: 'name', value: (row) => investorName(row, locale) },
  'fundAccount',
  'status',
  'kind',
  { key: 'idNo', width: 190 },
  'phone',
  { key: 'qualifiedUntil', width: 180, value: (row) => untilText(row.qualifiedUntil, t) },
  'riskRating',
  { key: 'riskUntil', width: 170, value: (row) => untilText(row.riskUntil, t) },
  'openedOn',
  'institutionName',
]

type Whole = Pick<InvestorFull, 'idNo' | 'phone' | 'email' | 'address'>
/** The facts of an investor; `whole` has the personal data once they are unmasked. */
export const investorFacts = (
  row: InvestorFull,
  whole: Whole | null,
  { t, locale }: { readonly t: InvestorText; readonly locale: Locale },
): Fact[] =>
  factsOf(investorFullFields, { ...row, ...whole }, locale, [
    'institutionName',
    'fundAccount',
    'kind',
    'nameEn',
    'idType',
    'idNo',
    'phone',
    'email',
    'address',
    { label: t('qualifiedUntil'), value: untilText(row.qualifiedUntil, t) },
    'riskRating',
    { label: t('riskUntil'), value: untilText(row.riskUntil, t) },
    'openedOn',
  ])
