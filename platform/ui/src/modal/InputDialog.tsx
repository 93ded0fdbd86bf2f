import { useState, type ReactNode } from 'react'
import css from './modal.module.css'
import { Modal, type ModalProps } from './Modal.tsx'

interface Props extends Pick<ModalProps, 'open' | 'title' | 'okText' | 'danger' | 'onCancel'> {
  /** Checks the input and sends it; null where a check failed and nothing is sent. */
  readonly onSend: () => Promise<void> | null
  readonly children: ReactNode
}

/** A dialog with fields. While the input is being sent, it can neither be sent again nor closed. */
export function InputDialog({ onSend, onCancel, children, ...modal }: Props) {
  const [busy, setBusy] = useState(false)
  const send = () => {
    const sending = busy ? null : onSend()
    if (sending === null) return
    setBusy(true)
    void sending.finally(() => setBusy(false))
  }
  return (
    <Modal {...modal} writing={busy} onCancel={() => !busy && onCancel()} onOk={send}>
      <form
        noValidate
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {children}
      </form>
    </Modal>
  )
}
