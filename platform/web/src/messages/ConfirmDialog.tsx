import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import type { Message } from './message.ts'
import { closeMessage } from './messages.ts'
import css from './messages.module.css'

export function ConfirmDialog({ message }: { message: Message }) {
  const { id, title, desc, okText, cancelText, otherText, danger } = message
  return (
    <Dialog
      title={title}
      onClose={() => closeMessage(id)}
      footer={
        <DialogButtons
          okText={okText}
          cancelText={cancelText}
          otherText={otherText}
          danger={danger}
          onCancel={() => closeMessage(id)}
          onOther={() => closeMessage(id, 'other')}
          onOk={() => closeMessage(id, 'ok')}
        />
      }
    >
      <p className={css.text}>{desc}</p>
    </Dialog>
  )
}
