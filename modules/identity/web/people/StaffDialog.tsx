import { useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { staffChangeList, staffKeysPropose } from '../../contract/people/staff-changes.ts'
import {
  type StaffAction,
  type StaffMember,
  staffEnabledSave,
  staffList,
  staffResetSend,
} from '../../contract/people/staff.ts'
import { staffTexts } from './staff-texts.ts'

interface Props {
  readonly member: StaffMember
  readonly action: Exclude<StaffAction, 'roles' | 'phone'>
  readonly onClose: () => void
}

/**
 * Explains the effect of an action on an account, and asks for the reason. A refusal keeps the
 * typed text.
 */
export function StaffDialog({ member: { id, name, account, version, confirmedBy }, action, onClose }: Props) {
  const t = useText(staffTexts)
  const dialog = {
    title: t(`${action}Title`, { name }),
    label: t('reason'),
    missing: t('reasonMissing'),
    onCancel: onClose,
    onDone: onClose,
  }
  const meaning = <p>{t(`${action}Meaning`, { account })}</p>
  switch (action) {
    case 'reset':
      return (
        <AskReason
          {...dialog}
          label={t('proposeReason')}
          missing={t('proposeReasonMissing')}
          okText={t('reset')}
          call={staffResetSend}
          inputOf={(reason) => ({ id, reason })}
          done={t('resetDone')}
        >
          {meaning}
        </AskReason>
      )
    case 'keys':
      return (
        <AskReason
          {...dialog}
          label={t('proposeReason')}
          missing={t('proposeReasonMissing')}
          okText={t('propose')}
          call={staffKeysPropose}
          inputOf={(reason) => ({ id, version, reason })}
          invalidates={[staffList, staffChangeList]}
          done={t('rolesProposed')}
        >
          {meaning}
          <p>{t(`confirmers.${confirmedBy}`)}</p>
        </AskReason>
      )
    case 'disable':
    case 'enable':
      return (
        <AskReason
          {...dialog}
          okText={t(action)}
          danger={action === 'disable'}
          call={staffEnabledSave}
          inputOf={(reason) => ({ id, enabled: action === 'enable', version, reason })}
          invalidates={[staffList]}
          done={t(`${action}d`)}
        >
          {meaning}
        </AskReason>
      )
  }
}
