import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { orderTexts } from './order-texts.ts'

interface Props {
  readonly title: string
  readonly onCancel: () => void
  /** Gives the refusal's text, or nothing where it worked; the typed reason stays after a refusal. */
  readonly onSend: (reason: string) => Promise<string | undefined>
}

/** Asks for the reason of a return, a void or a failure. */
export function ReasonDialog({ title, onCancel, onSend }: Props) {
  const t = useText(orderTexts)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (reason.trim() === '') return setError(t('reasonMissing'))
    setBusy(true)
    const refused = await onSend(reason.trim()).finally(() => setBusy(false))
    if (refused !== undefined) setError(refused)
  }
  return (
    <Modal open title={title} onCancel={onCancel} onOk={() => void send()} okText={title} danger busy={busy}>
      <div ref={focusInput}>
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

/** The dialog opens ready to be typed into. */
const focusInput = (field: HTMLElement | null) => field?.querySelector('textarea')?.focus()
