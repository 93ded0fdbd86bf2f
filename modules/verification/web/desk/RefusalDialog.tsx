import type { FailureCode } from '@iisp/verification/contract'
import { ReasonDialog } from '@iisp/ui/reason-dialog'
import { SelectField } from '@iisp/ui/select-field'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { verificationTexts } from './verification-texts.ts'

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
  return (
    <ReasonDialog
      title={t('refuse')}
      danger
      max={100}
      missing={t('reasonMissing')}
      onCancel={onCancel}
      onSend={(reason) => onSend(code, reason)}
    >
      <SelectField
        label={t('code')}
        required
        options={codes.map((value) => ({ value, label: t(`codes.c${value}`) }))}
        value={code}
        onChange={(value) => setCode(codes.find((one) => one === value) ?? '1009')}
      />
    </ReasonDialog>
  )
}
