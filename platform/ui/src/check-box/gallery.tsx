import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { CheckBox } from './index.ts'

function Live({ label, help }: { label: string; help?: string }) {
  const [checked, setChecked] = useState(true)
  return <CheckBox label={label} help={help} checked={checked} onChange={setChecked} />
}
const nothing = () => undefined

export const entry: GalleryEntry = {
  title: '复选框 CheckBox',
  states: [
    { name: '默认', node: <Live label="设为默认账户" /> },
    { name: '带说明', node: <Live label="不提前执行" help="2026-11-20 当日划款，此前不执行" /> },
    {
      name: '部分选中',
      node: <CheckBox label="稳健组合" checked={false} indeterminate onChange={nothing} />,
    },
    { name: '不可用', node: <CheckBox label="产品名称" checked disabled onChange={nothing} /> },
  ],
}
