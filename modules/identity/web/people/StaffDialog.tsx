import { useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
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
  return (
    <AskReason
      title={t(`${action}Title`, { name })}
      okText={t(action)}
      danger={action === 'disable'}
      label={t('reason')}
      missing={t('reasonMissing')}
      onCancel={onClose}
      call={staffEnabledSave}
      inputOf={(reason) => ({ id, enabled: action === 'enable', version, reason })}
      invalidates={[staffList]}
      done={t(`${action}d`)}
      onDone={onClose}
    >
      <p>{t(`${action}Meaning`, { account })}</p>
    </AskReason>
  )
}
