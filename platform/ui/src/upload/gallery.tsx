import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Upload, type Send, type UploadedFile, type UploadProps } from './index.ts'

const accept = ['pdf', 'jpg', 'png']
const stays: Send = (_, { onProgress }) => {
  onProgress(0.6)
  return new Promise(() => undefined)
}
const arrives: Send = (file) => Promise.resolve({ fileId: file.name })

function Field(props: Partial<UploadProps>) {
  const [files, setFiles] = useState<readonly UploadedFile[]>(props.value ?? [])
  return <Upload label="附件" accept={accept} send={arrives} {...props} value={files} onChange={setFiles} />
}
const given = [
  { fileId: '1', name: '申购合同.pdf', size: 345_678 },
  { fileId: '2', name: '回单.png', size: 45_678 },
]
const cut = [{ uploadId: '3', name: '尽调报告.pdf', size: 52_428_800, storedBytes: 31_457_280 }]
const nothing = () => undefined

export const entry: GalleryEntry = {
  title: '上传 Upload',
  states: [
    { name: '空', node: <Field /> },
    { name: '已上传', node: <Field value={given} onDownload={nothing} onPreview={nothing} /> },
    { name: '上传中（选择文件后停在60%）', node: <Field send={stays} /> },
    { name: '未完成的上传', node: <Field unfinished={cut} onDiscard={nothing} /> },
    { name: '已满', node: <Field value={given} maxCount={2} /> },
    { name: '出错', node: <Field value={given} error="缺少必需附件：申购/认购书" /> },
    { name: '只读', node: <Field value={given} onDownload={nothing} onPreview={nothing} disabled /> },
  ],
}
