import type { GalleryEntry } from '../../gallery/entry.ts'
import { TextEllipsis } from './index.ts'

export const entry: GalleryEntry = {
  title: '截断 TextEllipsis',
  states: [
    { name: '十个字符，汉字算两个', node: <TextEllipsis limit={10}>招商稳健一号私募基金</TextEllipsis> },
  ],
}
