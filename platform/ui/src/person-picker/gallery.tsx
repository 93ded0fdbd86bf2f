import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { PersonPicker, type PersonOption } from './index.ts'

const people: PersonOption[] = [
  { id: '1', name: '林静', spellings: 'lj', account: 'lin.jing@yuanshan.example', institution: '远山私募' },
  { id: '2', name: '周航', spellings: 'zh', account: 'zhou.hang@yuanshan.example', institution: '远山私募' },
  { id: '3', name: '赵拓', spellings: 'zt', account: 'zhao.tuo@hengxin.example', institution: '恒信银行' },
  {
    id: '4',
    name: '沈立',
    spellings: 'sl',
    account: 'shen.li@yuanshan.example',
    institution: '远山私募',
    disabled: true,
  },
]
const many: PersonOption[] = Array.from({ length: 200 }, (_, n) => ({
  id: String(n + 1),
  name: `操作员${n + 1}`,
  account: `operator${n + 1}@yuanshan.example`,
}))

function One(props: {
  people?: PersonOption[]
  loading?: boolean
  failure?: string
  error?: string
  disabled?: boolean
}) {
  const [value, setValue] = useState<string | null>(null)
  return <PersonPicker label="操作人" people={people} value={value} onChange={setValue} {...props} />
}
function Many() {
  const [value, setValue] = useState<readonly string[]>(['1', '3'])
  return <PersonPicker multiple label="操作人" people={people} value={value} onChange={setValue} />
}

export const entry: GalleryEntry = {
  title: '人员选择 PersonPicker',
  states: [
    { name: '单选', node: <One /> },
    { name: '多选', node: <Many /> },
    { name: '人员较多', node: <One people={many} /> },
    { name: '加载中', node: <One people={[]} loading /> },
    { name: '暂无人员', node: <One people={[]} /> },
    { name: '加载失败', node: <One people={[]} failure="网络连接失败" /> },
    { name: '错误', node: <One error="请选择操作人" /> },
    { name: '禁用', node: <One disabled /> },
  ],
}
