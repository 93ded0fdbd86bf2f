import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import type { Message } from './message.ts'
import { closeMessage } from './messages.ts'
import css from './messages.module.css'

export function ConfirmDialog({ message }: { message: Message }) {
  const { id, title, desc, okText, cancelText, danger } = message
  return (
    <Dialog
      title={title}
      onClose={() => closeMessage(id)}
      footer={
        <DialogButtons
          okText={okText}
          cancelText={cancelText}
          danger={danger}
          onCancel={() => closeMessage(id)}
          onOk={() => closeMessage(id, true)}
        />
      }
    >
      <p className={css.text}>{desc}</p>
    </Dialog>
  )
}
