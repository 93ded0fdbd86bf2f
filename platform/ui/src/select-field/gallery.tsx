import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { SelectField } from './index.ts'

const options = Array.from({ length: 24 }, (_, n) => ({
  value: String(n + 1),
  label: `${2024 + Math.floor(n / 12)}年${(n % 12) + 1}月`,
  disabled: n === 3,
}))

function One(props: { error?: string; disabled?: boolean }) {
  const [value, setValue] = useState<string | null>(null)
  return <SelectField label="月份" options={options} value={value} onChange={setValue} {...props} />
}
function Several() {
  const [value, setValue] = useState<readonly string[]>(['1', '2'])
  return <SelectField multiple label="月份" options={options} value={value} onChange={setValue} />
}

export const entry: GalleryEntry = {
  title: '下拉选择 SelectField',
  states: [
    { name: '单选', node: <One /> },
    { name: '多选', node: <Several /> },
    { name: '错误', node: <One error="请选择月份" /> },
    { name: '禁用', node: <One disabled /> },
  ],
}
