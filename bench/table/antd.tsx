import Table, { type ColumnsType } from 'antd/es/table'
import { type Row, fields, headHeight, tableHeight } from './rows.ts'

const columns: ColumnsType<Row> = fields.map(({ key, title, width, figure }, at) => ({
  key,
  dataIndex: key,
  title,
  width,
  ellipsis: true,
  align: figure ? 'right' : 'left',
  sorter: (a, b) => (a[key] ?? '').localeCompare(b[key] ?? ''),
  ...(at === 0 && { fixed: 'left' }),
}))
const width = fields.reduce((sum, field) => sum + field.width, 0)

/** Ant Design's virtual table with selection, fixed first column and sorting. It has no resizable columns. */
export const Antd = ({ rows }: { rows: readonly Row[] }) => (
  <Table<Row>
    virtual
    size="small"
    rowKey="id"
    columns={columns}
    dataSource={rows}
    pagination={false}
    rowSelection={{ columnWidth: 44 }}
    scroll={{ x: width, y: tableHeight - headHeight }}
  />
)
