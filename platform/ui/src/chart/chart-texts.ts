import type { Texts } from '../locale/index.ts'

const zh = {
  table: '表格',
  note: '说明',
  none: '暂无数据',
  inUnit: (name: string, unit: string) => `${name}（${unit}）`,
}
export const chartTexts: Texts<typeof zh> = {
  zh,
  en: { table: 'Table', note: 'Note', none: 'No data', inUnit: (name, unit) => `${name} (${unit})` },
}
