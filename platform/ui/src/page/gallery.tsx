import { useState } from 'react'
import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { DataTable, type Column } from '../data-table/index.ts'
import { DateRangeField, type DateRange } from '../date-field/index.ts'
import { SelectField } from '../select-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { FilterBar, Page } from './index.ts'

const columns: Column<{ code: string; name: string; nav: string }>[] = [
  { key: 'code', title: '产品代码', width: 120 },
  { key: 'name', title: '产品名称' },
  { key: 'nav', title: '单位净值', kind: 'number', width: 140 },
]
const rows = [
  { code: 'SA1001', name: '招商稳健一号', nav: '1.0234' },
  { code: 'SA1002', name: '华夏量化对冲二号', nav: '0.9876' },
]
const kinds = ['私募证券', '集合资管'].map((label) => ({ value: label, label }))

function ListPage() {
  const [name, setName] = useState('')
  const [kind, setKind] = useState<string | null>(null)
  const [range, setRange] = useState<DateRange | null>(null)
  return (
    <Page
      title="产品净值"
      description="展示本机构在管产品的最新净值，每个工作日18:00前更新。"
      filters={
        <FilterBar onQuery={() => undefined} onReset={() => setName('')}>
          <TextField label="产品名称" value={name} onChange={setName} />
          <SelectField label="产品类型" value={kind} onChange={setKind} options={kinds} />
          <DateRangeField label="净值日期" value={range} onChange={setRange} />
          <TextField label="产品代码" value="" onChange={setName} />
        </FilterBar>
      }
    >
      <DataTable
        label="产品净值"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.code}
        heightType="content"
        actions={<Button type="primary">导出</Button>}
        paging={{ mode: 'client' }}
      />
    </Page>
  )
}
export const entry: GalleryEntry = { title: '业务页 Page', states: [{ name: '列表页', node: <ListPage /> }] }
