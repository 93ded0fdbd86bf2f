import { verificationDecide, verificationFlow, verificationList } from '@iisp/verification/contract'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { verificationTexts } from './verification-texts.ts'

const codes = ['1001', '1002', '1009'] as const
interface Refusal {
  readonly code: (typeof codes)[number]
  readonly reason: string
}
const { button, reason: asked, done } = verificationFlow.decisions.refuse
const initial: Refusal = { code: '1002', reason: '' }

interface Props {
  readonly id: string
  readonly onCancel: () => void
  readonly onRefused: () => void
}

/** Refuses a verification with a code and a reason, which the person reads. */
export function RefusalDialog({ id, onCancel, onRefused }: Props) {
  const t = useText(verificationTexts)
  const locale = useLocale()
  const decide = useSend(verificationDecide, { invalidates: [verificationList], quiet: true })
  const form = useDraftForm({
    name: `verification.refusal:${id}`,
    version: 1,
    initial,
    faultsOf: ({ reason }) => ({ reason: reason.trim() === '' && asked.missing[locale] }),
  })
  const send = async ({ code, reason }: Refusal) => {
    await decide.mutateAsync({ id, result: 'refuse', code, reason: reason.trim() })
    form.forget()
    toast.success(done[locale])
    onRefused()
  }
  return (
    <FormDialog
      title={button[locale]}
      okText={button[locale]}
      danger
      form={form}
      onSubmit={send}
      onClose={onCancel}
    >
      <SelectField
        label={t('code')}
        required
        options={codes.map((value) => ({ value, label: t(`codes.c${value}`) }))}
        {...form.field('code')}
        onChange={(chosen) => form.set({ code: codes.find((one) => one === chosen) ?? '1009' })}
      />
      <TextArea label={asked.label[locale]} required max={asked.max} rows={4} {...form.field('reason')} />
    </FormDialog>
  )
}
