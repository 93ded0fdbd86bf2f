import type { FailureCode } from '@iisp/verification/contract'
import { Modal } from '@iisp/ui/modal'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { verificationTexts } from './verification-texts.ts'
import css from './verification.module.css'

const codes = ['1001', '1002', '1009'] as const

interface Props {
  readonly onCancel: () => void
  /** Gives the refusal's text, or nothing where it worked; what was typed stays. */
  readonly onSend: (code: FailureCode, reason: string) => Promise<string | undefined>
}

/** Why a verification does not pass; the person reads the reason. */
export function RefusalDialog({ onCancel, onSend }: Props) {
  const t = useText(verificationTexts)
  const [code, setCode] = useState<FailureCode>('1002')
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (reason.trim() === '') return setError(t('reasonMissing'))
    setBusy(true)
    const refused = await onSend(code, reason.trim()).finally(() => setBusy(false))
    if (refused !== undefined) setError(refused)
  }
  return (
    <Modal
      open
      title={t('refuse')}
      onCancel={onCancel}
      onOk={() => void send()}
      okText={t('refuse')}
      danger
      busy={busy}
    >
      <div className={css.dialog}>
        <SelectField
          label={t('code')}
          required
          options={codes.map((value) => ({ value, label: t(`codes.c${value}`) }))}
          value={code}
          onChange={(value) => setCode((value ?? '1009') as FailureCode)}
        />
        <TextArea
          label={t('reason')}
          required
          max={100}
          rows={3}
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
