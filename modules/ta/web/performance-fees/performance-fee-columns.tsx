import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import type { Translate } from '@iisp/web'
import type { PerformanceOwed, PerformancePayment } from '../../contract/performance-fees/performance-fees.ts'
import type { performanceFeeTexts } from './performance-fee-texts.ts'

export type PerformanceFeeText = Translate<(typeof performanceFeeTexts)['zh']>

export const owedColumns = (t: PerformanceFeeText): Column<PerformanceOwed>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'owed', title: t('owed'), width: 150, kind: 'amount' },
  { key: 'paying', title: t('paying'), width: 150, kind: 'amount' },
  { key: 'payee', title: t('payee'), width: 280, value: ({ payee }) => payee?.name ?? t('noPayee') },
  { key: 'lastPaidOn', title: t('lastPaidOn'), width: 120, value: ({ lastPaidOn }) => lastPaidOn ?? '--' },
  { key: 'institutionName', title: t('institution'), width: 220 },
]

export const paymentColumns = (t: PerformanceFeeText): Column<PerformancePayment>[] => [
  { key: 'at', title: t('at'), width: 170 },
  { key: 'amount', title: t('amount'), width: 140, kind: 'amount' },
  { key: 'state', title: t('state'), width: 200, value: ({ state }) => t(`states.${state}`) },
  { key: 'reason', title: t('reason'), width: 220 },
  { key: 'orderNo', title: t('orderNo'), width: 190, value: ({ orderNo }) => orderNo ?? '--' },
  { key: 'person', title: t('person'), width: 100 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: ({ decidedBy }) => decidedBy || '--' },
]

export const owedFacts = ({ payee, ...fund }: PerformanceOwed, t: PerformanceFeeText): Fact[] => [
  { label: t('productName'), value: fund.productName, wide: true },
  { label: t('productCode'), value: fund.productCode },
  { label: t('institution'), value: fund.institutionName },
  { label: t('owed'), value: groupThousands(fund.owed) },
  { label: t('paying'), value: groupThousands(fund.paying) },
  ...(fund.cash === null ? [] : [{ label: t('cash'), value: groupThousands(fund.cash) }]),
  { label: t('lastPaidOn'), value: fund.lastPaidOn ?? '--' },
  ...(payee === null
    ? [{ label: t('payee'), value: t('noPayee') }]
    : [
        { label: t('payeeName'), value: payee.name },
        { label: t('accountNo'), value: payee.accountNo },
        { label: t('bank'), value: payee.bank },
        { label: t('branchNo'), value: payee.branchNo || '--' },
      ]),
]
