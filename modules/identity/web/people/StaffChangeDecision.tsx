import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import {
  type StaffChange,
  staffChangeConfirm,
  staffChangeEnd,
  staffChangeList,
} from '../../contract/people/staff-changes.ts'
import { staffList } from '../../contract/people/staff.ts'
import { roleTexts } from '../role-texts.ts'
import { type ChangeText, type RoleText, namesOf } from './staff-change-columns.tsx'
import { staffChangeTexts } from './staff-change-texts.ts'

interface Props {
  readonly change: StaffChange
  readonly onDecided: () => void
}
const lists = [staffChangeList, staffList]

/** Confirms after a question; declines or withdraws with a reason, as far as the server allows. */
export function StaffChangeDecision({ change, onDecided }: Props) {
  const t = useText(staffChangeTexts)
  const role = useText(roleTexts)
  const askAndDo = useAskAndDo()
  const [open, setOpen] = useState<'decline' | 'withdraw' | null>(null)
  const { id, actions } = change
  const confirm = async () => {
    const done = await askAndDo(
      staffChangeConfirm,
      { id },
      {
        content: questionOf(change, t, role),
        okText: t('confirm'),
        done: t('confirmed'),
        invalidates: lists,
      },
    )
    if (done !== null) onDecided()
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={actions}
        primary={['confirm']}
        danger={['decline', 'withdraw']}
        name={(action) => t(action)}
        onPress={(action) => (action === 'confirm' ? void confirm() : setOpen(action))}
      />
      {open && (
        <AskReason
          title={t(open)}
          danger
          label={t(`${open}Reason`)}
          missing={t('reasonMissing')}
          onCancel={() => setOpen(null)}
          call={staffChangeEnd}
          inputOf={(reason) => ({ id, action: open, reason })}
          invalidates={lists}
          done={t(open === 'decline' ? 'declined' : 'withdrawn')}
          onDone={onDecided}
        />
      )}
    </ButtonRow>
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
