import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import type { Output } from '@iisp/contract'
import type {
  DividendDetail,
  DividendHolder,
  DividendRow,
  dividendDifferences,
} from '../../contract/dividends/dividends.ts'
import type { dividendTexts } from './dividend-texts.ts'

export type DividendText = Translate<(typeof dividendTexts)['zh']>

export const dividendState = ({ state }: Pick<DividendRow, 'state'>) => dividendFlow.byCode[state]

export const dividendColumns = (t: DividendText, locale: Locale): Column<DividendRow>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'recordDate', title: t('recordDate'), width: 120 },
  { key: 'exDate', title: t('exDate'), width: 120 },
  { key: 'paymentDate', title: t('paymentDate'), width: 120 },
  { key: 'perShare', title: t('perShare'), width: 140, kind: 'number' },
  stateColumn({ key: 'state', title: t('state'), width: 100 }, dividendState, locale),
  { key: 'enteredBy', title: t('enteredBy'), width: 100 },
  { key: 'enteredAt', title: t('enteredAt'), width: 170 },
  { key: 'institutionName', title: t('institution'), width: 220 },
]

export const holderColumns = (t: DividendText): Column<DividendHolder>[] => [
  { key: 'investorName', title: t('investorName'), width: 180, fixed: 'left' },
  { key: 'tradingAccount', title: t('tradingAccount'), width: 150 },
  { key: 'fundAccount', title: t('fundAccount'), width: 140 },
  { key: 'shares', title: t('shares'), width: 150, kind: 'amount' },
  { key: 'method', title: t('method'), width: 110, value: ({ method }) => t(`methods.${method}`) },
  { key: 'gross', title: t('gross'), width: 140, kind: 'amount' },
  { key: 'performanceFee', title: t('performanceFee'), width: 130, kind: 'amount' },
  { key: 'net', title: t('net'), width: 140, kind: 'amount' },
  { key: 'newShares', title: t('newShares'), width: 140, kind: 'amount' },
]

type Difference = Output<typeof dividendDifferences>['list'][number]
/** The account whose figures a correction changed. */
export const accountColumns = (t: DividendText): Column<Difference>[] => [
  { key: 'investorName', title: t('investorName'), width: 180, fixed: 'left' },
  { key: 'tradingAccount', title: t('tradingAccount'), width: 150 },
]

export const dividendFacts = (one: DividendDetail, t: DividendText): Fact[] => [
  { label: t('productName'), value: one.productName, wide: true },
  { label: t('productCode'), value: one.productCode },
  { label: t('perShare'), value: one.perShare },
  { label: t('recordDate'), value: one.recordDate },
  { label: t('exDate'), value: one.exDate },
  { label: t('paymentDate'), value: one.paymentDate },
  { label: t('realisedProfit'), value: groupThousands(one.realisedProfit) },
  { label: t('cumNav'), value: one.cumNav ?? '--' },
  { label: t('exNav'), value: one.exNav ?? '--' },
  ...(one.digest === null ? [] : [{ label: t('digest'), value: one.digest, wide: true }]),
  ...(one.revokeBlock === null ? [] : [{ label: t('revocation'), value: one.revokeBlock, wide: true }]),
]

const figures = [
  'shares',
  'gross',
  'performanceFee',
  'cash',
  'reinvested',
  'newShares',
  'sharesBefore',
  'sharesAfter',
] as const
export const totalFacts = (totals: NonNullable<DividendDetail['totals']>, t: DividendText): Fact[] => [
  { label: t('totals.accounts'), value: String(totals.accounts) },
  ...figures.map((name) => ({ label: t(`totals.${name}`), value: groupThousands(totals[name]) })),
]
