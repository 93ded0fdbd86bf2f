import type { GalleryEntry } from '../../gallery/entry.ts'
import { AmountText } from './index.ts'

export const entry: GalleryEntry = {
  title: '金额 AmountText',
  states: [
    { name: '金额', node: <AmountText value="1234567.80" unit="元" /> },
    { name: '涨', node: <AmountText value="3.25" unit="%" change /> },
    { name: '跌', node: <AmountText value="-3.25" unit="%" change /> },
    { name: '页面主数字', node: <AmountText value="99999999999.99" unit="元" large /> },
    { name: '无', node: <AmountText value="" /> },
  ],
}
