import { useConfirm } from '@iisp/ui/confirm'
import { Modal, type ModalProps } from '@iisp/ui/modal'
import { type ReactNode, useEffect } from 'react'
import { FormFault } from './FormFault.tsx'
import css from './forms.module.css'
import type { Form } from './use-form.ts'

interface Props<V extends object> extends Pick<ModalProps, 'size' | 'danger' | 'cancelText' | 'okDisabled'> {
  readonly title: string
  readonly okText: string
  readonly form: Form<V>
  /** Sends the values and closes. What the server refuses is shown in the dialog. */
  readonly onSubmit: (values: V) => Promise<unknown>
  /** A second way to send. */
  readonly also?: { readonly text: string; readonly onSubmit: (values: V) => Promise<unknown> } | undefined
  readonly onClose: () => void
  /** Asked before input is given up; without it the dialog just closes. */
  readonly unsaved?: string | undefined
  readonly children: ReactNode
}

/** A form in a dialog. It opens ready to be typed into, and stays open until the server has taken the values. */
export function FormDialog<V extends object>(props: Props<V>) {
  const { title, okText, form, onSubmit, also, onClose, unsaved, children, ...modal } = props
  const confirm = useConfirm()
  const { root, busy } = form
  useEffect(() => {
    // the dialog takes the focus first, one frame after it opens
    const frame = requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [root])
  const close = async () => {
    if (busy) return
    if (form.dirty && unsaved && !(await confirm({ content: unsaved, danger: true }))) return
    onClose()
  }
  return (
    <Modal
      {...modal}
      open
      title={title}
      okText={okText}
      busy={busy}
      onOk={() => form.submit(onSubmit)}
      onCancel={() => void close()}
      also={also && { text: also.text, onPress: () => form.submit(also.onSubmit) }}
    >
      <form
        ref={root}
        noValidate
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit(onSubmit)
        }}
      >
        <FormFault text={form.refusal} />
        {children}
      </form>
    </Modal>
  )
}
