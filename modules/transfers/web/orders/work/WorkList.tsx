import { DueDate } from './DueDate.tsx'
import { TableExport } from '@iisp/files/parts'
import { ProductsField } from '@iisp/product/parts'
import {
  type OrderRow,
  type OrderStatus,
  deskChanges,
  type deskExportName,
  type deskList,
  type deskTotals,
  filterProducts,
  type getTransferList,
  orderChanges,
  type orderTotals,
} from '@iisp/transfers/contract'
import { useSelection } from '@iisp/ui/data-table'
import { shownColumns } from '@iisp/ui/export-button'
import { useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { DatesFilter } from '../list/DatesFilter.tsx'
import { OrderDrawer } from '../list/order-drawer.ts'
import { orderColumns } from '../list/order-columns.tsx'
import { sortInput } from '../list/order-sort.ts'
import { orderTexts } from '../order-texts.ts'
import { useOrderPushes } from '../steps/order-changes.ts'
import type { BatchName } from './BatchBar.tsx'
import { useDue } from './use-due.ts'
import { type WorkFilters, workFilters } from './work-filters.ts'
import { WorkHead } from './WorkHead.tsx'
import { WorkSums } from './WorkSums.tsx'

interface Props {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly call: typeof getTransferList | typeof deskList
  readonly totals: typeof orderTotals | typeof deskTotals
  /** The states of the orders that are worked off here. */
  readonly statuses: readonly OrderStatus[]
  /** The steps that this page offers; an order is waiting while it admits one of them. */
  readonly steps: readonly BatchName[]
  /** The custodian's desk: orders of all managers, in several states, with an export. */
  readonly desk?: { readonly exported: typeof deskExportName } | undefined
}
const nameOf = (row: OrderRow) => `${row.ORDERNO} ${row.CPACCNAME}`
const dueFirst = { sort: 'traDate', direction: 'asc' } as const

/**
 * Orders that await this person, earliest date first. The page shows sums, processes several orders
 * together, and steps from one to the next in the drawer.
 */
export function WorkList({ call, totals, statuses, steps, desk, ...list }: Props) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const due = useDue()
  const { markOf } = due
  const isDesk = desk !== undefined
  const waits = useMemo(() => (row: OrderRow) => steps.some((step) => row.actions.includes(step)), [steps])
  const isIdle = useMemo(() => (row: OrderRow) => !waits(row), [waits])
  const selection = useSelection(nameOf, isIdle)
  const columns = useMemo(
    () =>
      orderColumns(t, locale, {
        withManager: isDesk,
        sortable: !isDesk,
        withState: isDesk,
        renderDate: (date) => <DueDate date={date} due={markOf(date)} />,
      }),
    [t, locale, isDesk, markOf],
  )
  const select = (orders: readonly OrderRow[]) =>
    selection.onChange(new Map(orders.map((order) => [order.ID, order])))
  useOrderPushes()
  return (
    <ListPage
      {...list}
      // Both lists have the same output. Inputs that the desk's list does not accept are never sent
      // to it.
      call={call as typeof getTransferList}
      filters={workFilters}
      changes={isDesk ? deskChanges : orderChanges}
      draw={{
        products: ({ value, onChange }) => (
          <ProductsField label={t('products')} limit={filterProducts} value={value} onChange={onChange} />
        ),
        dates: ({ draft, ...field }) => <DatesFilter {...field} products={draft.products} />,
      }}
      input={isDesk ? {} : { proStatus: statuses.join(',') }}
      sortInput={isDesk ? undefined : (sort) => (sort === null ? dueFirst : sortInput(sort))}
      columns={columns}
      rowKey={(row) => row.ID}
      keyColumn="ORDERNO"
      empty={(values) => t(isNarrowed(values) ? 'empty' : 'nothingToDo')}
      selection={selection}
      walk={{ waits }}
      actions={(view) => (
        <WorkHead
          {...view}
          call={totals}
          statuses={statuses}
          steps={steps}
          today={due.today}
          selected={selection.rows}
          onSelect={select}
          withParts={isDesk}
        />
      )}
      summary={({ values }) => <WorkSums call={totals} statuses={statuses} values={values} />}
      renderExport={
        desk &&
        (({ values, settings }) => (
          <TableExport
            source={desk.exported}
            title={list.title}
            columns={shownColumns(columns, settings)}
            filters={workFilters.input(values)}
          />
        ))
      }
      detail={(order, drawer) => (
        <OrderDrawer
          {...drawer}
          order={order}
          onDone={() => {
            select(selection.rows.filter(({ ID }) => ID !== order.ID))
            drawer.onDone()
          }}
        />
      )}
    />
  )
}

const isNarrowed = (values: WorkFilters): boolean => workFilters.write(values).size > 0
