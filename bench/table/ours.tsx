import { type Column, type ColumnSettings, DataTable, useSelection } from '@iisp/ui/data-table'
import { useState } from 'react'
import { type Row, fields } from './rows.ts'

const columns: Column<Row>[] = fields.map(({ key, title, width, figure }, at) => ({
  key,
  title,
  width,
  sortable: true,
  kind: figure ? 'amount' : 'text',
  ...(at === 0 && { fixed: 'left' }),
}))
const rowKey = (row: Row) => row.id
const nameOf = rowKey
const nothing = () => undefined
const refused = async () => null

/** The portal's table with all features. */
export function Ours({ rows }: { rows: readonly Row[] }) {
  const selection = useSelection<Row>(nameOf)
  const [settings, setSettings] = useState<ColumnSettings>([])
  return (
    <DataTable
      label="划款指令"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      selection={selection}
      settings={settings}
      onSettingsChange={setSettings}
      onRowOpen={nothing}
      onExport={nothing}
      views={{
        list: [],
        current: null,
        onApply: nothing,
        onSave: refused,
        onRemove: refused,
        onDefault: refused,
        linkOf: () => '',
      }}
      heightType={1}
    />
  )
}
