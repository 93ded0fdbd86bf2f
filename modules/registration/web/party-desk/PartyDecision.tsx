import { Button } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { partyLimits } from '../../contract/parties/parties.ts'
import { type DeskParty, partyDecide, partyDeskList } from '../../contract/parties/party-desk.ts'
import { opensInstitution } from '../../rules/parties/party-actions.ts'
import css from './party-desk.module.css'
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
    <div className={css.decision}>
      {actions.toReversed().map((action) =>
        action === 'endorse' || action === 'accept' ? (
          <Button key={action} type="primary" onClick={() => void goOn(action)}>
            {t(action)}
          </Button>
        ) : (
          <Button key={action} danger={action === 'refuse'} onClick={() => setOpen(action)}>
            {t(action)}
          </Button>
        ),
      )}
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
    </div>
  )
}
