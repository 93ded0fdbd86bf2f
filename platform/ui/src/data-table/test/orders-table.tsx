import { screen, within } from '@testing-library/react'
import { DataTable, type Column, type DataTableProps } from '../index.ts'

export interface Order {
  id: string
  product: string
  amount: string
}
export const orders = (count: number, from = 1): Order[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `T${i + from}`,
    product: `产品${i + from}`,
    amount: `${(i * 37) % 100}.00`,
  }))
export const columns: Column<Order>[] = [
  { key: 'id', title: '编号', fixed: 'left', width: 100 },
  { key: 'product', title: '产品名称', sortable: true },
  { key: 'amount', title: '金额', kind: 'amount', sortable: true },
  { key: 'kept', title: '必显', hideable: false, value: () => 'x' },
]
export const table = (props: Partial<DataTableProps<Order>> = {}) => (
  <DataTable label="指令列表" columns={columns} rows={orders(3)} rowKey={(row) => row.id} {...props} />
)
export const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
export const firstCells = () => bodyRows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)
