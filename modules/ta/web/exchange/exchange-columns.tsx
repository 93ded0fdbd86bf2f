import { FileLink } from '@iisp/files/parts'
import { AmountText } from '@iisp/ui/amount-text'
import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { exchangeFlow } from '../../contract/exchange/batch-states.ts'
import {
  type ExchangeBatch,
  type ExchangeFaultRow,
  exchangeProfileNames,
} from '../../contract/exchange/imports.ts'
import type { exchangeTexts } from './exchange-texts.ts'

type ExchangeText = Translate<(typeof exchangeTexts)['zh']>

export const batchState = ({ state }: ExchangeBatch) => exchangeFlow.byCode[state]

export const batchColumns = (t: ExchangeText, locale: Locale): Column<ExchangeBatch>[] => [
  { key: 'id', title: t('number'), width: 110, fixed: 'left' },
  stateColumn({ key: 'state', title: t('state'), width: 130 }, batchState, locale),
  { key: 'creator', title: t('creator'), width: 120 },
  { key: 'businessDate', title: t('businessDate'), width: 130 },
  { key: 'records', title: t('records'), width: 110, kind: 'amount', value: (row) => String(row.records) },
  { key: 'amount', title: t('amount'), width: 200, kind: 'amount', value: (row) => row.amount },
  { key: 'shares', title: t('shares'), width: 200, kind: 'amount', value: (row) => row.shares },
  { key: 'faults', title: t('faults'), width: 100, kind: 'amount', value: (row) => String(row.faults) },
  { key: 'enteredBy', title: t('enteredBy'), width: 110 },
  { key: 'enteredAt', title: t('enteredAt'), width: 170 },
]

export const batchFacts = (row: ExchangeBatch, t: ExchangeText, locale: Locale): Fact[] => [
  { label: t('profile'), value: exchangeProfileNames[row.profile][locale], wide: true },
  { label: t('creator'), value: row.creator },
  { label: t('receiver'), value: row.receiver },
  { label: t('businessDate'), value: row.businessDate },
  { label: t('records'), value: String(row.records) },
  ...(row.accounts > 0
    ? [
        { label: t('accounts'), value: String(row.accounts) },
        { label: t('manager'), value: row.managerName },
      ]
    : []),
  { label: t('amount'), value: <AmountText value={row.amount} /> },
  { label: t('shares'), value: <AmountText value={row.shares} /> },
  { label: t('files'), value: row.files.map((file) => <FileLink key={file.fileId} {...file} />), wide: true },
  { label: t('enteredBy'), value: row.enteredBy },
  { label: t('enteredAt'), value: row.enteredAt },
  { label: t('decidedBy'), value: row.decidedBy },
]

export const faultColumns = (t: ExchangeText): Column<ExchangeFaultRow>[] => [
  { key: 'line', title: t('line'), width: 80, value: (row) => (row.line === null ? '' : String(row.line)) },
  {
    key: 'field',
    title: t('field'),
    width: 200,
    value: (row) => (row.fieldMeaning === '' ? row.field : `${row.fieldMeaning} ${row.field}`),
  },
  { key: 'text', title: t('text'), width: 260 },
  { key: 'file', title: t('file'), width: 240 },
]
