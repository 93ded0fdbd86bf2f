import type { GalleryEntry } from '../../gallery/entry.ts'
import { BarChart, type BarMark } from './index.ts'

const base = { label: '未来现金', summary: '五个工作日后余额 1,230,000.00 元', markName: '日期', unit: '元' }
const days: readonly BarMark[] = [
  { key: '20', label: '11-20', name: '11-20 周五', values: ['25000000.00'] },
  { key: '23', label: '11-23', values: ['8200000.00'], note: '付款 2 笔' },
  { key: '24', label: '11-24', values: ['-1300000.00'], flag: '不足', danger: true },
]
const hours = ['9', '10', '11', '12'].map((key, at) => ({
  key,
  label: `${key}时`,
  values: [`${at * 3_000_000}.00`, `${(4 - at) * 1_000_000}.00`],
}))

export const entry: GalleryEntry = {
  title: '柱状图 BarChart',
  states: [
    {
      name: '一个系列，可打开',
      node: <BarChart {...base} series={['余额']} marks={days} onOpen={() => {}} />,
    },
    { name: '折线', node: <BarChart {...base} series={['余额']} marks={days} line /> },
    { name: '两个系列', node: <BarChart {...base} series={['付款', '收款']} marks={hours} /> },
    { name: '一个值', node: <BarChart {...base} series={['余额']} marks={days.slice(0, 1)} /> },
    {
      name: '全为零',
      node: <BarChart {...base} series={['余额']} marks={[{ key: '0', label: '11-20', values: ['0.00'] }]} />,
    },
    { name: '空', node: <BarChart {...base} series={['余额']} marks={[]} /> },
  ],
}
