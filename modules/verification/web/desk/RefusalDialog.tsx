import { verificationDecide, verificationList } from '@iisp/verification/contract'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { verificationTexts } from './verification-texts.ts'

const codes = ['1001', '1002', '1009'] as const
type Code = (typeof codes)[number]

interface Props {
  readonly id: string
  readonly onCancel: () => void
  readonly onRefused: () => void
}

/** Why a verification does not pass; the person reads the reason. */
export function RefusalDialog({ id, onCancel, onRefused }: Props) {
  const t = useText(verificationTexts)
  const deciding = useSend(verificationDecide, { invalidates: [verificationList], quiet: true })
  const form = useForm({
    initial: { code: '1002' as Code, reason: '' },
    faultsOf: ({ reason }) => ({ reason: reason.trim() === '' && t('reasonMissing') }),
  })
  return (
    <FormDialog
      title={t('refuse')}
      okText={t('refuse')}
      danger
      form={form}
      onClose={onCancel}
      onSubmit={async ({ code, reason }) => {
        await deciding.mutateAsync({ id, result: 'refuse', code, reason: reason.trim() })
        toast.success(t('refused'))
        onRefused()
      }}
    >
      <SelectField
        label={t('code')}
        required
        options={codes.map((value) => ({ value, label: t(`codes.c${value}`) }))}
        {...form.field('code')}
        onChange={(chosen) => form.set({ code: codes.find((one) => one === chosen) ?? '1009' })}
      />
      <TextArea label={t('reason')} required max={100} rows={3} {...form.field('reason')} />
    </FormDialog>
  )
}
