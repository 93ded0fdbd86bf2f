import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Toolbar } from './index.ts'

function Live() {
  const [bold, setBold] = useState(true)
  return (
    <Toolbar
      label="格式"
      tools={[
        { key: 'bold', label: '加粗', icon: 'bold', pressed: bold, onPress: () => setBold(!bold) },
        { key: 'undo', label: '撤销', disabled: true, onPress: () => undefined },
        { key: 'link', label: '链接', onPress: () => undefined },
      ]}
    />
  )
}

export const entry: GalleryEntry = { title: '工具条 Toolbar', states: [{ name: '默认', node: <Live /> }] }
