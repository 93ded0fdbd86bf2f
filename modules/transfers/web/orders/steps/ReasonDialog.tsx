import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { useText } from '@iisp/web'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from '../detail/order-detail.module.css'
import { orderTexts } from '../order-texts.ts'

interface Props {
  readonly title: string
  /** Above the field: what the reason is for. */
  readonly question?: ReactNode
  readonly danger: boolean
  readonly onCancel: () => void
  /** Gives the refusal's text, or nothing where it worked; the typed reason stays after a refusal. */
  readonly onSend: (reason: string) => Promise<string | undefined>
}

/** Asks for the reason of a step; opens ready to be typed into. */
export function ReasonDialog({ title, question, danger, onCancel, onSend }: Props) {
  const t = useText(orderTexts)
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
    if (reason.trim() === '') return setError(t('reasonMissing'))
    setBusy(true)
    const refused = await onSend(reason.trim()).finally(() => setBusy(false))
    if (refused !== undefined) setError(refused)
  }
  return (
    <Modal
      open
      title={title}
      onCancel={onCancel}
      onOk={() => void send()}
      okText={title}
      danger={danger}
      busy={busy}
    >
      {question && <div className={css.asked}>{question}</div>}
      <div ref={field}>
        <TextArea
          label={t('reason')}
          required
          max={200}
          rows={4}
          value={reason}
          error={error}
          onChange={(text) => {
            setReason(text)
            setError('')
          }}
        />
      </div>
    </Modal>
  )
}
