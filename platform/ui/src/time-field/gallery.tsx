import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { TimeField } from './index.ts'

function Example({ disabled, error }: { disabled?: boolean; error?: string }) {
  const [time, setTime] = useState('09:30')
  return (
    <TimeField
      label="划款时间"
      value={time}
      onChange={setTime}
      firstHour={7}
      lastHour={21}
      disabled={disabled}
      error={error}
    />
  )
}

export const entry: GalleryEntry = {
  title: '时间 TimeField',
  states: [
    { name: '07:00 至 21:59', node: <Example /> },
    { name: '不可用', node: <Example disabled /> },
    { name: '有误', node: <Example error="请选择时间" /> },
  ],
}
