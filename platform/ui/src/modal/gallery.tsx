import { useState } from 'react'
import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { useConfirm } from '../confirm/index.ts'
import { Modal, modalWidths, type ModalSize } from './index.ts'

function Sized({ size }: { size: ModalSize }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`${size} ${modalWidths[size]}`}</Button>
      <Modal open={open} size={size} title="催办" onCancel={close} onOk={close} okText="提交">
        宽{modalWidths[size]}
      </Modal>
    </>
  )
}
function Asking() {
  const confirm = useConfirm()
  const [result, setResult] = useState('')
  const ask = async () =>
    setResult((await confirm({ content: '确定删除该联系人吗？', danger: true })) ? '确定' : '取消')
  return (
    <>
      <Button onClick={() => void ask()}>删除联系人</Button> {result}
    </>
  )
}
const Sizes = () => (
  <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
    {(Object.keys(modalWidths) as ModalSize[]).map((size) => (
      <Sized key={size} size={size} />
    ))}
  </div>
)

export const entry: GalleryEntry = {
  title: '对话框 Modal 与确认',
  states: [
    { name: '尺寸', node: <Sizes /> },
    { name: '确认', node: <Asking /> },
  ],
}
