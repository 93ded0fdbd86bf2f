import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { useText } from '@iisp/web/i18n/use-text'
import { useEffect, useRef, useState } from 'react'
import { switchTexts } from './texts.ts'

interface Props {
  /** The person acted for, with their institution. */
  readonly whom: string
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onEnter: (reason: string) => void
}

/** Asks why somebody acts for another, for the audit trail. */
export function ReasonDialog({ whom, busy, onCancel, onEnter }: Props) {
  const t = useText(switchTexts)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // only a frame later does the dialog hold the focus
    const frame = requestAnimationFrame(() => field.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const enter = () => (reason.trim() === '' ? setFault(t('reasonMissing')) : onEnter(reason.trim()))
  return (
    <Modal
      open
      title={t('reasonTitle', { whom })}
      okText={t('enter')}
      busy={busy}
      onCancel={onCancel}
      onOk={enter}
    >
      <div ref={field}>
        <TextArea
          label={t('reason')}
          required
          max={200}
          rows={4}
          value={reason}
          error={fault}
          onChange={(text) => {
            setReason(text)
            setFault('')
          }}
        />
      </div>
    </Modal>
  )
}
