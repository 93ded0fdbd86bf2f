import type { GalleryEntry } from '../../gallery/entry.ts'
import { CountBadge } from './index.ts'

export const entry: GalleryEntry = {
  title: '数量角标 CountBadge',
  states: [1, 99, 100].map((count) => ({ name: String(count), node: <CountBadge count={count} /> })),
}
