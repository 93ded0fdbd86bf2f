import { useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import {
  type StaffChange,
  staffChangeConfirm,
  staffChangeEnd,
  staffChangeList,
} from '../../contract/people/staff-changes.ts'
import { staffList } from '../../contract/people/staff.ts'
import { roleTexts } from '../role-texts.ts'
import { type ChangeText, type RoleText, namesOf } from './staff-change-columns.ts'
import { staffChangeTexts } from './staff-change-texts.ts'

interface Props {
  readonly change: StaffChange
  readonly onDecided: () => void
}
const lists = [staffChangeList, staffList]
const calls = { confirm: staffChangeConfirm }

/** Confirms after a question; declines or withdraws with a reason, as far as the server allows. */
export function StaffChangeDecision({ change, onDecided }: Props) {
  const t = useText(staffChangeTexts)
  const role = useText(roleTexts)
  return (
    <CaseButtons
      flow={staffChangeFlow}
      of={change}
      call={staffChangeEnd}
      calls={calls}
      ask={{ confirm: questionOf(change, t, role) }}
      invalidates={lists}
      onDone={onDecided}
    />
  )
}

/** The question of the confirmation, with the effect of the change. */
function questionOf(change: StaffChange, t: ChangeText, role: RoleText): string {
  const { name, account, kind, phone, phoneBefore } = change
  const before = namesOf(change.rolesBefore, t, role)
  const after = namesOf(change.rolesAfter, t, role)
  switch (kind) {
    case 'invite':
      return t('inviteAsk', { name, account, after })
    case 'phone':
      return t('phoneAsk', { name, before: phoneBefore || '--', after: phone })
    case 'keys':
    case 'close':
    case 'reopen':
      return t(`${kind}Ask`, { name })
    case 'roles':
      return t('confirmAsk', { name, before, after })
  }
}
