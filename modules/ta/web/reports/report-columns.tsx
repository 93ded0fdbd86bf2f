import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import type { DealingSummaryRow } from '../../contract/dealing/summaries.ts'
import { reportFileColumns } from '../../contract/reports/report-columns.ts'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { type ReportRow, reportKinds, reportProgress } from '../../contract/reports/reports.ts'
import type { reportTexts } from './report-texts.ts'

export type ReportText = Translate<(typeof reportTexts)['zh']>

/** The columns of BO-148. */
export const reportColumns = (t: ReportText, locale: Locale): Column<ReportRow>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'kind', title: t('kind'), width: 110, value: (row) => reportKinds[row.kind][locale] },
  { key: 'dealingDate', title: t('dealingDate'), width: 120 },
  { key: 'accountingDate', title: t('accountingDate'), width: 120 },
  { key: 'progress', title: t('progress'), width: 100, value: (row) => reportProgress[row.progress][locale] },
  stateColumn(
    { key: 'state', title: t('state'), width: 150 },
    ({ state }) => reportFlow.byCode[state],
    locale,
  ),
  { key: 'decidedBy', title: t('decidedBy'), width: 110, value: (row) => row.decidedBy || '--' },
  { key: 'decidedAt', title: t('decidedAt'), width: 170, value: (row) => row.decidedAt ?? '--' },
  { key: 'publishedAt', title: t('publishedAt'), width: 170, hidden: true },
]

export const reportFacts = (row: ReportRow, t: ReportText, locale: Locale): Fact[] => [
  { label: t('productName'), value: row.productName, wide: true },
  { label: t('productCode'), value: row.productCode },
  { label: t('kind'), value: reportKinds[row.kind][locale] },
  { label: t('dealingDate'), value: row.dealingDate },
  { label: t('accountingDate'), value: row.accountingDate },
  { label: t('progress'), value: reportProgress[row.progress][locale] },
  { label: t('publishedAt'), value: row.publishedAt },
  { label: t('decidedBy'), value: row.decidedBy || '--' },
  { label: t('decidedAt'), value: row.decidedAt ?? '--' },
  ...(row.reason === '' ? [] : [{ label: t('reason'), value: row.reason, wide: true }]),
  ...(row.answer === '' ? [] : [{ label: t('answer'), value: row.answer, wide: true }]),
]

const counts = ['subscriptionCount', 'redemptionCount'] as const
const amounts = [
  'subscriptionGross',
  'subscriptionFees',
  'subscriptionNet',
  'subscriptionShares',
  'redemptionGross',
  'redemptionFees',
  'redemptionNet',
  'redemptionShares',
  'netFlow',
] as const
const titles = reportFileColumns.summary

/** The totals of the day, under the headings of the summary report. */
export const dayFacts = (day: DealingSummaryRow, locale: Locale): Fact[] => [
  ...counts.map((key) => ({ label: titles[key]?.[locale] ?? key, value: String(day[key]) })),
  ...amounts.map((key) => ({ label: titles[key]?.[locale] ?? key, value: groupThousands(day[key]) })),
]
