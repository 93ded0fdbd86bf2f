import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { ContactPicker, type Contact, type ContactSource, type PhoneMode } from './index.ts'

const contact = (id: string, name: string, phone: string, editable = true): Contact => ({
  id,
  name,
  phone,
  email: `${id}@yuanshan.example`,
  landline: '',
  address: '世纪大道100号',
  isDefault: id === '2',
  editable,
})
const source: ContactSource = {
  list: [
    contact('1', '陆青', '13900010011', false),
    contact('2', '方晓雯', '13900010012'),
    contact('3', '韩东', ''),
  ],
  loading: false,
  faultsOf: ({ name }) => (name === '' ? { name: '请输入姓名' } : {}),
  onSave: async () => ({ refusal: '系统繁忙，请稍后再试' }),
  onDelete: async () => undefined,
}

function Picker(props: { phoneMode: PhoneMode; source?: ContactSource; error?: string }) {
  const [value, setValue] = useState<readonly string[]>(['2'])
  return (
    <ContactPicker
      label="联系人"
      required
      source={source}
      notify={() => undefined}
      limit={5}
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}

export const entry: GalleryEntry = {
  title: '联系人选择 ContactPicker',
  states: [
    { name: '仅大陆手机号', node: <Picker phoneMode="mobile" /> },
    { name: '手机号或座机号', node: <Picker phoneMode="landline" /> },
    { name: '含香港号码', node: <Picker phoneMode="hongKong" /> },
    { name: '错误', node: <Picker phoneMode="mobile" error="请至少选择一位联系人" /> },
    {
      name: '加载中',
      node: <Picker phoneMode="mobile" source={{ ...source, list: undefined, loading: true }} />,
    },
  ],
}
