import type { GalleryEntry } from '../../gallery/entry.ts'
import { Skeleton } from './index.ts'

export const entry: GalleryEntry = {
  title: '骨架 Skeleton',
  states: [
    { name: '一秒后出现', node: <Skeleton /> },
    { name: '立即', node: <Skeleton delay={0} lines={3} /> },
  ],
}
