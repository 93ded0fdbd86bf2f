import { useConfirm } from '@iisp/ui/confirm'
import { Modal, type ModalProps } from '@iisp/ui/modal'
import type { ReactNode } from 'react'
import { FormFault } from './FormFault.tsx'
import { FormFrame } from './FormFrame.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import type { SendableForm } from './use-form.ts'

interface Props<V extends object> extends Pick<
  ModalProps,
  'size' | 'danger' | 'cancelText' | 'okDisabled' | 'reading'
> {
  readonly title: string
  readonly okText: string
  readonly form: SendableForm<V> & { readonly restored?: boolean; readonly forget?: () => void }
  /** Sends the values and closes the dialog. A refusal of the server is shown in the dialog. */
  readonly onSubmit: (values: V) => Promise<unknown>
  /** A second button that submits. */
  readonly also?: { readonly text: string; readonly onSubmit: (values: V) => Promise<unknown> } | undefined
  readonly onClose: () => void
  /** Question before unsaved input is dropped. Without it the dialog closes at once. */
  readonly unsaved?: string | undefined
  readonly children: ReactNode
}

/** A form in a dialog, which stays open until the server has accepted the values. */
export function FormDialog<V extends object>(props: Props<V>) {
  const { title, okText, form, onSubmit, also, onClose, unsaved, children, ...modal } = props
  const confirm = useConfirm()
  const { busy } = form
  const close = async () => {
    if (busy) return
    if (form.dirty && unsaved) {
      if (!(await confirm({ content: unsaved, danger: true }))) return
      form.forget?.()
    }
    onClose()
  }
  return (
    <Modal
      {...modal}
      open
      title={title}
      okText={okText}
      writing={busy}
      onOk={() => form.submit(onSubmit)}
      onCancel={() => void close()}
      also={also && { text: also.text, onPress: () => form.submit(also.onSubmit) }}
    >
      <FormFrame form={form} onSubmit={onSubmit}>
        <RestoredNote restored={form.restored} />
        <FormFault text={form.refusal} />
        {children}
        {/* The button of the dialog stands outside the form: without this one, Enter would submit forms of one field only. */}
        <input type="submit" hidden value={okText} disabled={modal.okDisabled} />
      </FormFrame>
    </Modal>
  )
}
