import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useUiText, type Texts } from '../locale/index.ts'
import { Modal } from '../modal/index.ts'
import { TextArea } from '../text-area/index.ts'
import css from './reason-dialog.module.css'

const zh = { label: '原因', missing: '请填写原因' }
const texts: Texts<typeof zh> = { zh, en: { label: 'Reason', missing: 'Please give a reason' } }

export interface ReasonDialogProps {
  readonly title: string
  /** Of the button that sends; the title where left out. */
  readonly okText?: string | undefined
  readonly label?: string | undefined
  /** Shown when nothing was typed. */
  readonly missing?: string | undefined
  /** Most characters of the reason. */
  readonly max?: number | undefined
  readonly danger?: boolean | undefined
  /** Above the field: what the reason is for. */
  readonly children?: ReactNode
  readonly onCancel: () => void
  /** Gives the refusal's text, or nothing where it worked; what was typed stays after a refusal. */
  readonly onSend: (reason: string) => Promise<string | undefined>
}

/** Asks for the reason of a step; opens ready to be typed into. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, okText = title, danger, max = 200, children, onCancel, onSend } = props
  const text = useUiText(texts)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // only a frame later does the dialog hold the focus, which the drawer below it had
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
