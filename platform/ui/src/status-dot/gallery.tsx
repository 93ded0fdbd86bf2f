import type { GalleryEntry } from '../../gallery/entry.ts'
import { StatusDot } from './index.ts'

export const entry: GalleryEntry = {
  title: '状态 StatusDot',
  states: (['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone, i) => ({
    name: tone,
    node: <StatusDot tone={tone} label={['草稿', '待复核', '已划款', '待审批', '已驳回'][i] ?? ''} />,
  })),
}
