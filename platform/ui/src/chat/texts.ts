import type { Texts } from '../locale/index.ts'

const zh = { earlier: '查看更早的消息', read: '已读', sent: '已送达' }
export const texts: Texts<typeof zh> = {
  zh,
  en: { earlier: 'Earlier messages', read: 'Read', sent: 'Delivered' },
}
