import type { GalleryEntry } from '../../gallery/entry.ts'
import { CopyId } from './index.ts'

export const entry: GalleryEntry = {
  title: '编号 CopyId',
  states: [
    { name: '长', node: <CopyId id="TR2026112000000007919" /> },
    { name: '短', node: <CopyId id="SA1234" /> },
  ],
}
