import { type OrderRow, type OrderStatus, orderStates, transferTypes } from '@iisp/transfers/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Locale, Translate } from '@iisp/web'
import { orderTexts } from './order-texts.ts'
import { statusTones } from './status-tone.ts'

export type OrderText = Translate<(typeof orderTexts)['zh']>

/** The state as a word of the reader's language; missing documents are said beside it. */
export function OrderState({
  row,
  t,
  locale,
}: {
  row: Pick<OrderRow, 'PROSTATUS' | 'QSFJ'>
  t: OrderText
  locale: Locale
}) {
  const name = orderStates.states[row.PROSTATUS][locale]
  const label = row.QSFJ === '1' ? `${name} · ${t('documentsMissing')}` : name
  return <StatusDot tone={row.QSFJ === '1' ? 'danger' : statusTones[row.PROSTATUS]} label={label} />
}

export const statusOptions = (statuses: readonly OrderStatus[], locale: Locale) =>
  statuses.map((status) => ({ value: status, label: orderStates.states[status][locale] }))

/** Columns of every order list; the desk's shows the manager too. */
export function orderColumns(t: OrderText, locale: Locale, withManager = false): Column<OrderRow>[] {
  const manager: Column<OrderRow> = { key: 'MANAGERNAME', title: t('column.manager'), width: 190 }
  return [
    { key: 'ORDERNO', title: t('column.orderNo'), width: 172, fixed: 'left' },
    ...(withManager ? [manager] : []),
    { key: 'PRODUCTNAME', title: t('column.product'), width: 220 },
    { key: 'PRODUCTNO', title: t('column.productNo'), width: 100, hidden: true },
    {
      key: 'PAYFLAG',
      title: t('column.direction'),
      width: 70,
      value: (row) => (row.PAYFLAG === '1' ? t('out') : t('in')),
    },
    { key: 'AMOUNT', title: t('column.amount'), width: 150, kind: 'amount', sortable: true },
    { key: 'TRADATEFORMAT', title: t('column.date'), width: 110, sortable: true },
    {
      key: 'PROSTATUS',
      title: t('column.status'),
      width: 150,
      render: (row) => <OrderState row={row} t={t} locale={locale} />,
    },
    { key: 'CPACCNAME', title: t('column.payee'), width: 200 },
    {
      key: 'payee',
      title: t('column.payeeAccount'),
      width: 170,
      kind: 'id',
      value: (row) => row.CPACCOUNT || row.ACCOUNT,
    },
    { key: 'OWERACCOUNT', title: t('column.payer'), width: 170, kind: 'id', hidden: true },
    { key: 'HKTYPE', title: t('column.type'), width: 150, value: (row) => typeName(row.HKTYPE, locale) },
    { key: 'REASON', title: t('column.reason'), width: 180 },
    { key: 'CREATEBY', title: t('column.createdBy'), width: 100 },
    { key: 'CREATETIME', title: t('column.createdAt'), width: 160 },
  ]
}

export const typeName = (code: string, locale: Locale): string =>
  (transferTypes as Readonly<Record<string, { zh: string; en: string }>>)[code]?.[locale] ?? code
