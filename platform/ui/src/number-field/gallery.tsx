import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { NumberField } from './index.ts'

function Example({ disabled, error }: { disabled?: boolean; error?: string }) {
  const [days, setDays] = useState<number | null>(3)
  return (
    <NumberField
      label="提醒"
      prefix="数据生成后"
      suffix="个工作日"
      value={days}
      onChange={setDays}
      max={250}
      disabled={disabled}
      error={error}
    />
  )
}

export const entry: GalleryEntry = {
  title: '整数 NumberField',
  states: [
    { name: '默认', node: <Example /> },
    { name: '不可用', node: <Example disabled /> },
    { name: '有误', node: <Example error="请填写工作日数" /> },
  ],
}
