import type { GalleryEntry } from '../../gallery/entry.ts'
import { Countdown } from './index.ts'

export const entry: GalleryEntry = {
  title: '倒计时 Countdown',
  states: [
    { name: '时分秒', node: <Countdown seconds={3661} /> },
    { name: '自定格式', node: <Countdown seconds={60} format={(left) => `${left}秒后重新获取`} /> },
  ],
}
