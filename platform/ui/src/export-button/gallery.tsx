import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { ExportButton } from './index.ts'

function Asking() {
  const [format, setFormat] = useState('')
  return (
    <>
      <ExportButton onExport={setFormat} /> {format}
    </>
  )
}
const nothing = () => undefined

export const entry: GalleryEntry = {
  title: '导出 ExportButton',
  states: [
    { name: '可用', node: <Asking /> },
    { name: '提交中', node: <ExportButton onExport={nothing} busy /> },
    { name: '禁用', node: <ExportButton onExport={nothing} disabled /> },
  ],
}
