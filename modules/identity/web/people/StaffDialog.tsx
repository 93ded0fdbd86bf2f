import { ReasonDialog } from '@iisp/ui/reason-dialog'
import { toast, useRefusalOf, useSend, useText } from '@iisp/web'
import {
  type StaffAction,
  type StaffMember,
  staffEnabledSave,
  staffList,
} from '../../contract/people/staff.ts'
import { staffTexts } from './staff-texts.ts'

interface Props {
  readonly member: StaffMember
  readonly action: Exclude<StaffAction, 'roles'>
  readonly onClose: () => void
}

/** Says what disabling or enabling an account means, and asks for the reason. A refusal keeps what was typed. */
export function StaffDialog({ member: { id, name, account, version }, action, onClose }: Props) {
  const t = useText(staffTexts)
  const refusalOf = useRefusalOf()
  const saving = useSend(staffEnabledSave, { invalidates: [staffList], quiet: true })
  return (
    <ReasonDialog
      title={t(`${action}Title`, { name })}
      okText={t(action)}
      danger={action === 'disable'}
      label={t('reason')}
      missing={t('reasonMissing')}
      onCancel={onClose}
      onSend={(reason) =>
        refusalOf(async () => {
          await saving.mutateAsync({ id, enabled: action === 'enable', version, reason })
          toast.success(t(`${action}d`))
          onClose()
        })
      }
    >
      <p>{t(`${action}Meaning`, { account })}</p>
    </ReasonDialog>
  )
}
