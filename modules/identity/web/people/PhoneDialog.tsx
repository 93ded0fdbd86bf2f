import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { staffChangeList, staffPhonePropose } from '../../contract/people/staff-changes.ts'
import { type StaffMember, staffList } from '../../contract/people/staff.ts'
import { staffTexts } from './staff-texts.ts'

interface Props {
  readonly member: StaffMember
  readonly onClose: () => void
}

/**
 * Proposes another mobile number for a person who lost their phone; a second person has to confirm
 * it.
 */
export function PhoneDialog({ member: { id, version, name, account, confirmedBy }, onClose }: Props) {
  const t = useText(staffTexts)
  const proposing = useSend(staffPhonePropose, { invalidates: [staffList, staffChangeList], quiet: true })
  const form = useDraftForm({
    name: `identity.phone:${id}`,
    version,
    initial: { phone: '', reason: '' },
    faultsOf: ({ phone, reason }) => ({
      phone: !/^1[3-9][0-9]{9}$/.test(phone.trim()) && t('phoneWrong'),
      reason: reason.trim() === '' && t('proposeReasonMissing'),
    }),
  })
  return (
    <FormDialog
      title={t('phoneTitle', { name })}
      okText={t('propose')}
      form={form}
      onSubmit={async ({ phone, reason }) => {
        await proposing.mutateAsync({ id, version, phone: phone.trim(), reason: reason.trim() })
        form.forget()
        toast.success(t('rolesProposed'))
        onClose()
      }}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      <p>{t('phoneMeaning', { account })}</p>
      <p>{t(`confirmers.${confirmedBy}`)}</p>
      <TextField label={t('newPhone')} required type="tel" maxLength={11} {...form.field('phone')} />
      <TextArea label={t('proposeReason')} required max={200} rows={3} {...form.field('reason')} />
    </FormDialog>
  )
}
