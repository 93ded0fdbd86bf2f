import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { RegionField, type RegionFieldProps, type RegionPath } from './index.ts'

const provinces = [
  { CODE: '310000', NAME: '上海市' },
  { CODE: '440000', NAME: '广东省' },
]
const cities: Record<string, { CODE: string; NAME: string }[]> = {
  '310000': [{ CODE: '310100', NAME: '市辖区' }],
  '440000': [
    { CODE: '440100', NAME: '广州市' },
    { CODE: '440300', NAME: '深圳市' },
  ],
}

function Picker({ start = [], ...props }: Partial<RegionFieldProps> & { start?: RegionPath }) {
  const [value, setValue] = useState(start)
  return (
    <RegionField
      label="省市"
      value={value}
      onChange={setValue}
      loadProvinces={async () => provinces}
      loadCities={async (_, code) => cities[code] ?? []}
      {...props}
    />
  )
}

export const entry: GalleryEntry = {
  title: '省市 RegionField',
  states: [
    { name: '空', node: <Picker /> },
    {
      name: '已选',
      node: (
        <Picker
          start={[
            { CODE: '440000', NAME: '广东省' },
            { CODE: '440300', NAME: '深圳市' },
          ]}
        />
      ),
    },
    { name: '加载失败', node: <Picker loadProvinces={() => Promise.reject(new Error())} /> },
    { name: '必填', node: <Picker required error="请选择省市" /> },
  ],
}
