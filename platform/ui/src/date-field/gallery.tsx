import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { DateField, DateRangeField, QuarterField, type DateRange, type WorkDay } from './index.ts'

const today = '2026-11-20'
const november: WorkDay[] = Array.from({ length: 30 }, (_, n) => ({
  RQ: `2026-11-${String(n + 1).padStart(2, '0')}`,
  GZR: [0, 6].includes(new Date(2026, 10, n + 1).getDay()) ? '0' : '1',
}))

function Day(props: { error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(today)
  return <DateField label="划款日期" value={value} onChange={setValue} workDays={november} {...props} />
}
function Range(props: { quick?: boolean; inception?: string }) {
  const [value, setValue] = useState<DateRange | null>(null)
  return (
    <DateRangeField
      label="日期区间"
      value={value}
      onChange={setValue}
      today={today}
      workDays={november}
      {...props}
    />
  )
}
function Quarter() {
  const [value, setValue] = useState('2026-Q3')
  return <QuarterField label="季度" value={value} onChange={setValue} max="2026-Q4" />
}

export const entry: GalleryEntry = {
  title: '日期 DateField',
  states: [
    { name: '工作日历', node: <Day /> },
    { name: '错误', node: <Day error="请选择划款日期" /> },
    { name: '禁用', node: <Day disabled /> },
    { name: '区间', node: <Range /> },
    { name: '区间，含十个快捷选项', node: <Range quick inception="2023-05-09" /> },
    { name: '季度', node: <Quarter /> },
  ],
}
