import type { GalleryEntry } from '../../gallery/entry.ts'
import { Spinner } from './index.ts'

export const entry: GalleryEntry = {
  title: '等待 Spinner',
  states: [
    { name: '默认', node: <Spinner /> },
    { name: '品牌色', node: <Spinner size={24} brand /> },
  ],
}
