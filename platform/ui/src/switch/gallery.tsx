import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Switch } from './index.ts'

function Live() {
  const [on, setOn] = useState(true)
  return <Switch label="手工出入金" checked={on} onChange={setOn} />
}
const nothing = () => undefined

export const entry: GalleryEntry = {
  title: '开关 Switch',
  states: [
    { name: '默认', node: <Live /> },
    { name: '不可用', node: <Switch label="自动查询" checked={false} disabled onChange={nothing} /> },
  ],
}
