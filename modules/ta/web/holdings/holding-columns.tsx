import type { Output } from '@iisp/contract'
import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import type { Translate } from '@iisp/web'
import type { HoldingRow, holdingLots } from '../../contract/dealing/holdings.ts'
import type { holdingTexts } from './holding-texts.ts'

export type HoldingText = Translate<(typeof holdingTexts)['zh']>
type Lot = Output<typeof holdingLots>['lots'][number]

/** The columns of BO-153. */
export const holdingColumns = (t: HoldingText): Column<HoldingRow>[] => [
  { key: 'investorName', title: t('investorName'), width: 200, fixed: 'left' },
  { key: 'tradingAccount', title: t('tradingAccount'), width: 160 },
  { key: 'productName', title: t('productName'), width: 220 },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'asOf', title: t('asOf'), width: 120, value: (row) => row.asOf ?? '--' },
  { key: 'shares', title: t('shares'), width: 160, kind: 'amount' },
  { key: 'unitNav', title: t('unitNav'), width: 110, kind: 'number', value: (row) => row.unitNav ?? '--' },
  {
    key: 'marketValue',
    title: t('marketValue'),
    width: 160,
    kind: 'amount',
    value: (row) => row.marketValue ?? '',
  },
  { key: 'cost', title: t('cost'), width: 160, kind: 'amount' },
  {
    key: 'unrealised',
    title: t('unrealised'),
    width: 150,
    kind: 'amount',
    value: (row) => row.unrealised ?? '',
  },
  { key: 'percent', title: t('percent'), width: 100, kind: 'number' },
]

export const holdingFacts = (row: HoldingRow, t: HoldingText): Fact[] => [
  { label: t('investorName'), value: row.investorName, wide: true },
  { label: t('tradingAccount'), value: row.tradingAccount },
  { label: t('fundAccount'), value: row.fundAccount },
  { label: t('productName'), value: row.productName, wide: true },
  { label: t('shares'), value: groupThousands(row.shares) },
  { label: t('frozen'), value: groupThousands(row.frozen) },
  { label: t('dividendMethod'), value: t(`methods.${row.dividendMethod}`) },
  { label: t('since'), value: row.since },
]

export const lotColumns = (t: HoldingText): Column<Lot>[] => [
  { key: 'id', title: t('lot'), width: 110 },
  { key: 'source', title: t('source'), width: 110, value: (lot) => t(`sources.${lot.source as '0'}`) },
  { key: 'registeredOn', title: t('registeredOn'), width: 120 },
  { key: 'lockedUntil', title: t('lockedUntil'), width: 120, value: (lot) => lot.lockedUntil ?? '--' },
  { key: 'sharesInitial', title: t('sharesInitial'), width: 150, kind: 'amount' },
  { key: 'shares', title: t('shares'), width: 150, kind: 'amount' },
  { key: 'cost', title: t('cost'), width: 150, kind: 'amount' },
  { key: 'mark', title: t('mark'), width: 110, kind: 'number' },
]
