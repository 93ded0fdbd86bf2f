import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { SmallSelect } from './index.ts'

function Live({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState('20')
  return (
    <SmallSelect label="每页条数" value={value} disabled={disabled} onChange={setValue}>
      <option value="20">20条/页</option>
      <option value="50">50条/页</option>
    </SmallSelect>
  )
}

export const entry: GalleryEntry = {
  title: '小选择框 SmallSelect',
  states: [
    { name: '默认', node: <Live /> },
    { name: '不可用', node: <Live disabled /> },
  ],
}
