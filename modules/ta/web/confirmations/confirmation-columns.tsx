import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import type { Locale, Translate } from '@iisp/web'
import { confirmationKinds } from '../../contract/applications/business-codes.ts'
import type { ConfirmationRow } from '../../contract/dealing/confirmations.ts'
import type { confirmationTexts } from './confirmation-texts.ts'

export type ConfirmationText = Translate<(typeof confirmationTexts)['zh']>

/** The columns of BO-151. */
export const confirmationColumns = (t: ConfirmationText, locale: Locale): Column<ConfirmationRow>[] => [
  { key: 'id', title: t('id'), width: 120, fixed: 'left' },
  { key: 'investorName', title: t('investorName'), width: 200 },
  { key: 'tradingAccount', title: t('tradingAccount'), width: 160 },
  { key: 'productName', title: t('productName'), width: 220 },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'kind', title: t('kind'), width: 130, value: (row) => confirmationKinds[row.kind][locale] },
  { key: 'otherProduct', title: t('otherProduct'), width: 220, value: (row) => row.otherProduct || '--' },
  {
    key: 'applicationDate',
    title: t('applicationDate'),
    width: 120,
    value: (row) => row.applicationDate ?? '--',
  },
  { key: 'dealingDate', title: t('dealingDate'), width: 120 },
  { key: 'confirmedOn', title: t('confirmedOn'), width: 120 },
  { key: 'currency', title: t('currency'), width: 80 },
  { key: 'unitNav', title: t('unitNav'), width: 110, kind: 'number' },
  { key: 'shares', title: t('shares'), width: 160, kind: 'amount' },
  { key: 'grossAmount', title: t('grossAmount'), width: 160, kind: 'amount' },
  { key: 'fee', title: t('fee'), width: 130, kind: 'amount' },
  { key: 'netAmount', title: t('netAmount'), width: 160, kind: 'amount' },
  { key: 'settlesOn', title: t('settlesOn'), width: 120, value: (row) => row.settlesOn ?? '--' },
  { key: 'reason', title: t('reason'), width: 160, value: (row) => row.reason || '--' },
  {
    key: 'applicationNo',
    title: t('applicationNo'),
    width: 190,
    hidden: true,
    value: (row) => row.applicationNo || '--',
  },
]

const figure =
  (key: 'shares' | 'grossAmount' | 'fee' | 'performanceFee' | 'netAmount' | 'refund') =>
  (row: ConfirmationRow, t: ConfirmationText): Fact => ({ label: t(key), value: groupThousands(row[key]) })
const figures = (['shares', 'grossAmount', 'fee', 'performanceFee', 'netAmount', 'refund'] as const).map(
  figure,
)

const dividend = '143'
const conversionIn = '137'

export const confirmationFacts = (row: ConfirmationRow, t: ConfirmationText, locale: Locale): Fact[] => [
  { label: t('investorName'), value: row.investorName, wide: true },
  { label: t('tradingAccount'), value: row.tradingAccount },
  { label: t('fundAccount'), value: row.fundAccount },
  { label: t('productName'), value: row.productName, wide: true },
  { label: t('productCode'), value: row.productCode },
  { label: t('kind'), value: confirmationKinds[row.kind][locale] },
  ...(row.otherProduct === ''
    ? []
    : [
        {
          label: t(row.kind === conversionIn ? 'fromProduct' : 'intoProduct'),
          value: row.otherProduct,
          wide: true,
        },
      ]),
  { label: t('applicationNo'), value: row.applicationNo || '--' },
  { label: t('applicationDate'), value: row.applicationDate ?? '--' },
  { label: t(row.kind === dividend ? 'exDate' : 'dealingDate'), value: row.dealingDate },
  { label: t('confirmedOn'), value: row.confirmedOn ?? '--' },
  { label: t('unitNav'), value: row.unitNav },
  { label: t('currency'), value: row.currency },
  ...figures.map((of) => of(row, t)),
  { label: t('deferredShares'), value: groupThousands(row.deferredShares) },
  { label: t('cancelledShares'), value: groupThousands(row.cancelledShares) },
  { label: t(row.kind === dividend ? 'paymentDate' : 'settlesOn'), value: row.settlesOn ?? '--' },
  { label: t('reason'), value: row.reason || '--' },
]
