import { useState } from 'react'
import { brandColours, type BrandColour } from '../palette/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Segmented } from './index.ts'

function Density({ hideLabel = false }) {
  const [value, setValue] = useState<'compact' | 'standard' | 'roomy'>('standard')
  return (
    <div style={{ width: 240 }}>
      <Segmented
        label="行高"
        hideLabel={hideLabel}
        segments={[
          { value: 'compact', label: '紧凑' },
          { value: 'standard', label: '标准' },
          { value: 'roomy', label: '宽松' },
        ]}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}
function Colours() {
  const [value, setValue] = useState<BrandColour>(brandColours[0])
  const segments = brandColours.map((colour, at) => ({
    value: colour,
    label: `主题颜色 ${at + 1}`,
    swatch: colour,
  }))
  return <Segmented label="主题颜色" segments={segments} value={value} onChange={setValue} />
}

export const entry: GalleryEntry = {
  title: '分段选择 Segmented',
  states: [
    { name: '带标题', node: <Density /> },
    { name: '无标题', node: <Density hideLabel /> },
    { name: '颜色', node: <Colours /> },
  ],
}
