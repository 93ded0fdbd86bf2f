import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useUiText, type Texts } from '../locale/index.ts'
import { Modal } from '../modal/index.ts'
import { TextArea } from '../text-area/index.ts'
import css from './reason-dialog.module.css'

const zh = { label: '原因', missing: '请填写原因' }
const texts: Texts<typeof zh> = { zh, en: { label: 'Reason', missing: 'Please give a reason' } }

export interface ReasonDialogProps {
  readonly title: string
  /** Text of the submit button; the title by default. */
  readonly okText?: string | undefined
  readonly label?: string | undefined
  /** Error shown if nothing was entered. */
  readonly missing?: string | undefined
  /** Maximum length of the reason. */
  readonly max?: number | undefined
  readonly danger?: boolean | undefined
  /** Shown above the field: what the reason is for. */
  readonly children?: ReactNode
  readonly onCancel: () => void
  /** Resolves to the refusal's text, or to nothing on success. The input is kept after a refusal. */
  readonly onSend: (reason: string) => Promise<string | undefined>
}

/** Asks for the reason of a step. The field is focused when it opens. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, okText = title, danger, max = 200, children, onCancel, onSend } = props
  const text = useUiText(texts)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the dialog receives the focus only one frame later, after the drawer below it
    const frame = requestAnimationFrame(() => field.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const send = async () => {
    if (busy) return
    if (reason.trim() === '') return setError(props.missing ?? text.missing)
    setBusy(true)
    const refusal = await onSend(reason.trim()).finally(() => setBusy(false))
    setError(refusal ?? '')
  }
  return (
    <Modal
      open
      title={title}
      okText={okText}
      danger={danger}
      busy={busy}
      onCancel={() => !busy && onCancel()}
      onOk={() => void send()}
    >
      {children && <div className={css.above}>{children}</div>}
      <div ref={field}>
        <TextArea
          label={props.label ?? text.label}
          required
          max={max}
          rows={4}
          value={reason}
          error={error}
          onChange={(typed) => {
            setReason(typed)
            setError('')
          }}
        />
      </div>
    </Modal>
  )
}
