import { useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { type DeskParty, partyDecide, partyDeskList } from '../../contract/parties/party-desk.ts'
import { partyFlow } from '../../contract/parties/party-states.ts'
import { opensInstitution } from '../../rules/parties/party-actions.ts'
import { partyDeskTexts } from './party-desk-texts.ts'

interface Props {
  readonly party: DeskParty
  readonly onDecided: () => void
}
const invalidates = [partyDeskList]

/**
 * The decisions on an application; the confirmation of an acceptance names the institution and
 * account that it opens.
 */
export function PartyDecision({ party, onDecided }: Props) {
  const t = useText(partyDeskTexts)
  const { name, adminName: admin, email, kind } = party
  const accept = opensInstitution(kind)
    ? t('acceptAsk', { name, admin, email })
    : t('acceptClientAsk', { name })
  return (
    <CaseButtons
      flow={partyFlow}
      of={party}
      call={partyDecide}
      ask={{ accept }}
      invalidates={invalidates}
      onDone={onDecided}
    />
  )
}
