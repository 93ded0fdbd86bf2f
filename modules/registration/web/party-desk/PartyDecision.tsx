import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { partyLimits } from '../../contract/parties/parties.ts'
import { type DeskParty, partyDecide, partyDeskList } from '../../contract/parties/party-desk.ts'
import { opensInstitution } from '../../rules/parties/party-actions.ts'
import { partyDeskTexts } from './party-desk-texts.ts'

interface Props {
  readonly party: DeskParty
  readonly onDecided: () => void
}

/** Passes on and accepts after a question; returns and refuses with a reason, as far as the server allows. */
export function PartyDecision({ party, onDecided }: Props) {
  const t = useText(partyDeskTexts)
  const askAndDo = useAskAndDo()
  const [open, setOpen] = useState<'return' | 'refuse' | null>(null)
  const { id, version, name, adminName: admin, email, kind, actions } = party
  const question = {
    endorse: t('endorseAsk', { name }),
    accept: opensInstitution(kind) ? t('acceptAsk', { name, admin, email }) : t('acceptClientAsk', { name }),
  }
  const goOn = async (action: 'endorse' | 'accept') => {
    const done = await askAndDo(
      partyDecide,
      { id, version, action, reason: '' },
      {
        content: question[action],
        okText: t(action),
        done: t(`done.${action}`),
        invalidates: [partyDeskList],
      },
    )
    if (done !== null) onDecided()
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={actions}
        primary={['endorse', 'accept']}
        danger={['refuse']}
        name={(action) => t(action)}
        onPress={(action) =>
          action === 'endorse' || action === 'accept' ? void goOn(action) : setOpen(action)
        }
      />
      {open && (
        <AskReason
          title={t(open)}
          danger={open === 'refuse'}
          max={partyLimits.reason}
          label={t(`reasonOf.${open}`)}
          missing={t('reasonMissing')}
          onCancel={() => setOpen(null)}
          call={partyDecide}
          inputOf={(reason) => ({ id, version, action: open, reason })}
          invalidates={[partyDeskList]}
          done={t(`done.${open}`)}
          onDone={onDecided}
        />
      )}
    </ButtonRow>
  )
}
