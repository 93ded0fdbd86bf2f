import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Button } from '../button/index.ts'
import { FilePreview, type FilePreviewProps } from './index.ts'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNkYPjPwMDAxMDAwMDAAAAMIgEBu2yLTgAAAABJRU5ErkJggg=='
const nothing = () => undefined

function Opened({ label, ...file }: Omit<FilePreviewProps, 'onClose'> & { label: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && <FilePreview {...file} onDownload={nothing} onClose={() => setOpen(false)} />}
    </>
  )
}

export const entry: GalleryEntry = {
  title: '文件预览 FilePreview',
  states: [
    { name: '图片', node: <Opened label="预览图片" name="完税证明.png" shown="image" src={picture} /> },
    { name: '读取中', node: <Opened label="预览读取中" name="合同.pdf" shown={undefined} src="" /> },
    { name: '不支持', node: <Opened label="预览压缩包" name="附件.zip" shown={null} src="" /> },
    {
      name: '出错',
      node: <Opened label="预览失效文件" name="a.pdf" shown={undefined} src="" error="暂时无法下载此文件" />,
    },
  ],
}
