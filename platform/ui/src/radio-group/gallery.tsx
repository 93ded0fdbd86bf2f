import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { TextField } from '../text-field/index.ts'
import { RadioGroup } from './index.ts'

type When = 'none' | 'at'

function Live({ vertical = false, disabled = false }) {
  const [value, setValue] = useState<When | null>('at')
  const [time, setTime] = useState('10:30')
  const more = vertical && <TextField label="时间" value={time} onChange={setTime} />
  return (
    <RadioGroup<When>
      label="默认划款时间"
      vertical={vertical}
      disabled={disabled}
      options={[
        { value: 'none', label: '不设置' },
        { value: 'at', label: '固定时间', more },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

export const entry: GalleryEntry = {
  title: '单选 RadioGroup',
  states: [
    { name: '默认', node: <Live /> },
    { name: '每行一项，选中项带字段', node: <Live vertical /> },
    { name: '不可用', node: <Live disabled /> },
  ],
}
