import { withNote } from '@iisp/contract/with-note'
import { type OrderDetail, type OrderRow, orderPatterns, orderSources } from '@iisp/transfers/contract'
import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale } from '@iisp/web'
import type { ReactNode } from 'react'
import { OrderState } from '../detail/OrderState.tsx'
import { PayeeTag } from './PayeeTag.tsx'
import { type OrderText, detailName, stateLabel, typeName } from '../order-names.ts'

/** Additional columns of a list, and whether the server sorts it. */
export interface ColumnChoice {
  readonly withManager: boolean
  readonly sortable: boolean
  /** False where all orders of the list are in the same state. */
  readonly withState: boolean
  /** Shows the transfer date in a list that is worked off by it, where it then comes first. */
  readonly renderDate?: (date: string) => ReactNode
}

export function orderColumns(t: OrderText, locale: Locale, choice: ColumnChoice): Column<OrderRow>[] {
  const { sortable, withState, renderDate } = choice
  const manager: Column<OrderRow> = { key: 'MANAGERNAME', title: t('column.MANAGERNAME'), width: 190 }
  const date: Column<OrderRow> = {
    key: 'TRADATEFORMAT',
    title: t('column.TRADATEFORMAT'),
    sortable,
    ...(renderDate === undefined
      ? { width: 140 }
      : {
          width: 200,
          render: (row) => renderDate(row.TRADATEFORMAT),
          text: (row) => row.TRADATEFORMAT,
        }),
  }
  const note: Column<OrderRow> = {
    key: 'INTERNALNOTE',
    title: t('column.INTERNALNOTE'),
    width: 200,
    value: (row) => row.INTERNALNOTE ?? '',
    hidden: true,
  }
  return [
    { key: 'ORDERNO', title: t('column.ORDERNO'), width: 172, fixed: 'left' },
    ...(renderDate === undefined ? [] : [date]),
    { key: 'PRODUCTNAME', title: t('column.PRODUCTNAME'), width: 230 },
    { key: 'PRODUCTNO', title: t('column.PRODUCTNO'), width: 100, hidden: true },
    {
      key: 'PAYFLAG',
      title: t('column.PAYFLAG'),
      width: 96,
      value: (row) => (row.PAYFLAG === '1' ? t('out') : t('in')),
    },
    { key: 'AMOUNT', title: t('column.AMOUNT'), width: 150, kind: 'amount', sortable },
    ...(withState ? [stateColumn(t, locale)] : []),
    ...(renderDate === undefined ? [date] : []),
    withState ? { key: 'CPACCNAME', title: t('column.CPACCNAME'), width: 200 } : payeeColumn(t),
    ...(choice.withManager ? [manager] : []),
    {
      key: 'payee',
      title: t('column.payee'),
      width: 170,
      kind: 'id',
      value: (row) => row.CPACCOUNT || row.ACCOUNT,
    },
    { key: 'OWERACCOUNT', title: t('column.OWERACCOUNT'), width: 170, kind: 'id', hidden: true },
    { key: 'HKTYPE', title: t('column.HKTYPE'), width: 170, value: (row) => typeName(row.HKTYPE, locale) },
    { key: 'REASON', title: t('column.REASON'), width: 180 },
    ...(choice.withManager ? [] : [note]),
    { key: 'CREATEBY', title: t('column.CREATEBY'), width: 100 },
    { key: 'CREATETIME', title: t('column.CREATETIME'), width: 160 },
  ]
}

const stateColumn = (t: OrderText, locale: Locale): Column<OrderRow> => ({
  key: 'PROSTATUS',
  title: t('column.PROSTATUS'),
  phone: true,
  // room for the longest state and the mark of its payee
  width: locale === 'en' ? 264 : 216,
  // beside the state, because the payee's column is off-screen on most displays
  render: (row) => (
    <>
      <OrderState row={row} />
      <PayeeTag row={row} />
    </>
  ),
  text: (row) => stateLabel(row, t, locale),
})

const payeeColumn = (t: OrderText): Column<OrderRow> => ({
  key: 'CPACCNAME',
  title: t('column.CPACCNAME'),
  width: 280,
  render: (row) => (
    <>
      {row.CPACCNAME}
      <PayeeTag row={row} />
    </>
  ),
  text: (row) => row.CPACCNAME,
})

/**
 * The same facts in the detail, together with facts for which a list has no room. `flags` are the
 * requirements in words.
 */
export const paymentFacts = (order: OrderDetail, t: OrderText, flags: string, locale: Locale): Fact[] => [
  { label: t('column.MANAGERNAME'), value: order.MANAGERNAME, wide: true },
  { label: t('column.PRODUCTNAME'), value: withNote(order.PRODUCTNAME, order.PRODUCTNO, locale), wide: true },
  { label: t('column.TRADATEFORMAT'), value: order.TRADATEFORMAT },
  { label: t('column.time'), value: order.TRATIME || t('anyTime') },
  {
    label: t('column.HKTYPE'),
    value: `${typeName(order.HKTYPE, locale)} / ${detailName(order.HKTYPEDETAIL, locale)}`,
    wide: true,
  },
  { label: t('column.REASON'), value: order.REASON, wide: true },
  { label: t('remark'), value: order.REMARK, wide: true },
  ...(order.INTERNALNOTE === undefined
    ? []
    : [{ label: t('column.INTERNALNOTE'), value: order.INTERNALNOTE, wide: true }]),
  { label: t('contacts'), value: contactsOf(order), wide: true },
  { label: t('flags'), value: flags, wide: true },
  { label: t('source'), value: orderSources[order.ZLSOURCE][locale] },
  { label: t('pattern'), value: order.ZLMS === null ? '' : orderPatterns[order.ZLMS][locale] },
  { label: t('column.CREATEBY'), value: order.CREATEBY },
  { label: t('column.CREATETIME'), value: order.CREATETIME },
]

const contactsOf = (order: OrderDetail): string =>
  order.CONTACTS.map(({ CONT_NAME, CONT_PHONE, CONT_EMAIL }) =>
    [CONT_NAME, CONT_PHONE, CONT_EMAIL].filter(Boolean).join(' '),
  ).join('；')
