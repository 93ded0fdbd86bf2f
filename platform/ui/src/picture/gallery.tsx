import type { GalleryEntry } from '../../gallery/entry.ts'
import { Hills, Rest } from './index.ts'

export const entry: GalleryEntry = {
  title: '插图 Picture',
  states: [
    { name: '首页问候', node: <Hills /> },
    { name: '没有待办', node: <Rest /> },
  ],
}
