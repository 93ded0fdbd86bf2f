import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Tabs } from './index.ts'

const tabs = [
  { key: 'all', label: '全部', count: 14 },
  { key: 'messages', label: '我的消息', badge: 3 },
  { key: 'done', label: '已办' },
] as const

function Live() {
  const [value, setValue] = useState<(typeof tabs)[number]['key']>('all')
  return (
    <Tabs label="消息" tabs={tabs} value={value} onChange={setValue}>
      <span>{tabs.find((tab) => tab.key === value)?.label}</span>
    </Tabs>
  )
}

export const entry: GalleryEntry = {
  title: '页签 Tabs',
  states: [{ name: '数量与提醒', node: <Live /> }],
}
