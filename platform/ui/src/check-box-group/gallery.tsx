import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { CheckBoxGroup } from './index.ts'

function Live({ disabled = false }) {
  const [value, setValue] = useState<readonly string[]>(['mail'])
  const options = [
    { value: 'mail', label: '邮件' },
    { value: 'sms', label: '短信' },
    { value: 'call', label: '自动外呼' },
  ]
  return (
    <CheckBoxGroup label="通知方式" disabled={disabled} options={options} value={value} onChange={setValue} />
  )
}

export const entry: GalleryEntry = {
  title: '复选框组 CheckBoxGroup',
  states: [
    { name: '默认', node: <Live /> },
    { name: '不可用', node: <Live disabled /> },
  ],
}
