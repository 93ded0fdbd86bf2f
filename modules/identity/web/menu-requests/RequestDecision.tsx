import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { type MenuRequest, menuRequestEnd, menuRequestList } from '../../contract/menu-requests.ts'
import { GrantDialog } from './GrantDialog.tsx'
import { menuRequestTexts } from './menu-request-texts.ts'

interface Props {
  readonly request: MenuRequest
  readonly onDecided: () => void
}

/** Grants for a time, or refuses and takes back with a reason, as far as the server allows. */
export function RequestDecision({ request: { actions, ...request }, onDecided }: Props) {
  const t = useText(menuRequestTexts)
  const [open, setOpen] = useState<MenuRequest['actions'][number] | null>(null)
  const close = () => setOpen(null)
  return (
    <ButtonRow>
      <ActionButtons
        actions={actions}
        primary={['grant']}
        danger={['refuse', 'takeBack']}
        name={(action) => t(action)}
        onPress={setOpen}
      />
      {open === 'grant' && <GrantDialog request={request} onClose={close} onGranted={onDecided} />}
      {(open === 'refuse' || open === 'takeBack') && (
        <AskReason
          title={t(open)}
          danger
          label={t(`${open}Reason`)}
          missing={t('reasonMissing')}
          onCancel={close}
          call={menuRequestEnd}
          inputOf={(reason) => ({ id: request.id, action: open, reason })}
          invalidates={[menuRequestList]}
          done={t(open === 'refuse' ? 'refused' : 'takenBack')}
          onDone={onDecided}
        />
      )}
    </ButtonRow>
  )
}
