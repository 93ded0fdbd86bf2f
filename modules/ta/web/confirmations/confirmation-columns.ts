import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { type ColumnEntries, factsOf } from '@iisp/web/fields/index'
import { type ConfirmationRow, confirmationFields } from '../../contract/dealing/confirmations.ts'
import type { confirmationTexts } from './confirmation-texts.ts'

export type ConfirmationText = Translate<(typeof confirmationTexts)['zh']>

/** The columns of BO-151. */
export const confirmationColumns: ColumnEntries<typeof confirmationFields> = [
  'id',
  'investorName',
  'tradingAccount',
  'productName',
  'productCode',
  'kind',
  'otherProduct',
  'applicationDate',
  'dealingDate',
  'confirmedOn',
  'currency',
  'unitNav',
  'shares',
  'grossAmount',
  'fee',
  'netAmount',
  'settlesOn',
  'reason',
  { key: 'applicationNo', width: 190, hidden: true },
]

const dividend = '143'
const conversionIn = '137'

/** The facts of a confirmation. A dividend has other days; a conversion leads from one fund into another. */
export function confirmationFacts(row: ConfirmationRow, t: ConfirmationText, locale: Locale): Fact[] {
  const isDividend = row.kind === dividend
  const otherProduct: Fact = {
    label: t(row.kind === conversionIn ? 'fromProduct' : 'intoProduct'),
    value: row.otherProduct,
    wide: true,
  }
  return factsOf(confirmationFields, row, locale, [
    'investorName',
    'tradingAccount',
    'fundAccount',
    'productName',
    'productCode',
    'kind',
    row.otherProduct !== '' && otherProduct,
    'applicationNo',
    'applicationDate',
    isDividend ? { label: t('exDate'), value: row.dealingDate } : 'dealingDate',
    'confirmedOn',
    'unitNav',
    'currency',
    'shares',
    'grossAmount',
    'fee',
    'performanceFee',
    'netAmount',
    'refund',
    'deferredShares',
    'cancelledShares',
    isDividend ? { label: t('paymentDate'), value: row.settlesOn } : 'settlesOn',
    'reason',
  ])
}
