import { verificationDecide, verificationList } from '@iisp/verification/contract'
import { ReasonDialog } from '@iisp/ui/reason-dialog'
import { SelectField } from '@iisp/ui/select-field'
import { toast, useRefusalOf, useSend, useText } from '@iisp/web'
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
  const deciding = useSend(verificationDecide, { invalidates: [verificationList], quiet: true })
  const refusalOf = useRefusalOf()
  const [code, setCode] = useState<Code>('1002')
  return (
    <ReasonDialog
      title={t('refuse')}
      danger
      max={100}
      missing={t('reasonMissing')}
      onCancel={onCancel}
      onSend={(reason) =>
        refusalOf(async () => {
          await deciding.mutateAsync({ id, result: 'refuse', code, reason })
          toast.success(t('refused'))
          onRefused()
        })
      }
    >
      <SelectField
        label={t('code')}
        required
        options={codes.map((value) => ({ value, label: t(`codes.c${value}`) }))}
        value={code}
        onChange={(chosen) => setCode(codes.find((one) => one === chosen) ?? '1009')}
      />
    </ReasonDialog>
  )
}
