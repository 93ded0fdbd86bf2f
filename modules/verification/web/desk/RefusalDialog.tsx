import { verificationDecide, verificationList } from '@iisp/verification/contract'
import { SelectField } from '@iisp/ui/select-field'
import { useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { verificationTexts } from './verification-texts.ts'

const codes = ['1001', '1002', '1009'] as const
type Code = (typeof codes)[number]

interface Props {
  readonly id: string
  readonly onCancel: () => void
  readonly onRefused: () => void
}

/** Refuses a verification with a code and a reason, which the person reads. */
export function RefusalDialog({ id, onCancel, onRefused }: Props) {
  const t = useText(verificationTexts)
  const [code, setCode] = useState<Code>('1002')
  return (
    <AskReason
      title={t('refuse')}
      danger
      max={100}
      missing={t('reasonMissing')}
      onCancel={onCancel}
      call={verificationDecide}
      inputOf={(reason) => ({ id, result: 'refuse' as const, code, reason })}
      invalidates={[verificationList]}
      done={t('refused')}
      onDone={onRefused}
    >
      <SelectField
        label={t('code')}
        required
        options={codes.map((value) => ({ value, label: t(`codes.c${value}`) }))}
        value={code}
        onChange={(chosen) => setCode(codes.find((one) => one === chosen) ?? '1009')}
      />
    </AskReason>
  )
}
