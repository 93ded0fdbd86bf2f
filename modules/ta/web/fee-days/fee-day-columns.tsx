import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import type { FeeDayDetail, FeeDayLot, FeeDayRow } from '../../contract/fee-days/fee-days.ts'
import type { feeDayTexts } from './fee-day-texts.ts'

export type FeeDayText = Translate<(typeof feeDayTexts)['zh']>
export type FeeDayResult = NonNullable<FeeDayDetail['result']>

export const feeDayState = ({ state }: Pick<FeeDayRow, 'state'>) => feeDayFlow.byCode[state]

export const feeDayColumns = (t: FeeDayText, locale: Locale): Column<FeeDayRow>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'feeDate', title: t('feeDate'), width: 120 },
  { key: 'dueDate', title: t('dueDate'), width: 150 },
  {
    key: 'unitNav',
    title: t('unitNav'),
    width: 150,
    kind: 'number',
    value: ({ unitNav }) => unitNav ?? '--',
  },
  { key: 'fee', title: t('fee'), width: 140, kind: 'amount', value: ({ fee }) => fee ?? '--' },
  stateColumn({ key: 'state', title: t('state'), width: 100 }, feeDayState, locale),
  { key: 'enteredBy', title: t('enteredBy'), width: 100 },
  { key: 'enteredAt', title: t('enteredAt'), width: 170 },
  { key: 'institutionName', title: t('institution'), width: 220 },
]

export const lotColumns = (t: FeeDayText): Column<FeeDayLot>[] => [
  { key: 'investorName', title: t('investorName'), width: 150, fixed: 'left' },
  { key: 'registeredOn', title: t('registeredOn'), width: 110 },
  { key: 'shares', title: t('shares'), width: 130, kind: 'amount' },
  { key: 'markBefore', title: t('markBefore'), width: 90, kind: 'number' },
  { key: 'fee', title: t('fee'), width: 120, kind: 'amount' },
  { key: 'sharesOff', title: t('sharesOff'), width: 120, kind: 'amount' },
  { key: 'sharesAfter', title: t('sharesAfter'), width: 130, kind: 'amount' },
  { key: 'markAfter', title: t('markAfter'), width: 120, kind: 'number' },
  { key: 'tradingAccount', title: t('tradingAccount'), width: 150 },
  { key: 'fundAccount', title: t('fundAccount'), width: 140 },
]

export const feeDayFacts = (one: FeeDayDetail, t: FeeDayText): Fact[] => [
  { label: t('productName'), value: one.productName, wide: true },
  { label: t('productCode'), value: one.productCode },
  { label: t('feeDate'), value: one.feeDate },
  { label: t('dueDate'), value: one.dueDate },
  ...(one.result === null ? [] : resultFacts(one.result, t)),
  ...(one.revokeBlock === null ? [] : [{ label: t('revocation'), value: one.revokeBlock, wide: true }]),
]

const resultFacts = (result: FeeDayResult, t: FeeDayText): Fact[] => [
  { label: t('method'), value: t(`methods.${result.method}`) },
  { label: t('takenFrom'), value: t(`takenFroms.${result.takenFrom}`) },
  { label: t('rate'), value: result.rate },
  { label: t('unitNav'), value: result.unitNav },
  { label: t('navAfter'), value: result.navAfter },
  ...(result.markBefore === null ? [] : [{ label: t('fundMarkBefore'), value: result.markBefore }]),
  ...(result.markAfter === null ? [] : [{ label: t('fundMarkAfter'), value: result.markAfter }]),
  { label: t('digest'), value: result.digest, wide: true },
]

const figures = ['fee', 'sharesOff', 'sharesBefore', 'sharesAfter'] as const
export const totalFacts = ({ totals }: FeeDayResult, t: FeeDayText): Fact[] => [
  { label: t('totals.lots'), value: String(totals.lots) },
  { label: t('totals.charged'), value: String(totals.charged) },
  ...figures.map((name) => ({ label: t(`totals.${name}`), value: groupThousands(totals[name]) })),
]

export const formulaOf = ({ method, takenFrom }: FeeDayResult, t: FeeDayText): string =>
  t(`formula.${method}${takenFrom === 'nav' ? 'Nav' : 'Shares'}`)
