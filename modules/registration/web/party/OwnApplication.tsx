import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { type FactEntries, FieldFacts } from '@iisp/web/fields/index'
import { useRefusalOf } from '@iisp/web/forms/use-refusal-of'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { useState } from 'react'
import { type OwnParty, ownPartyFields, partyWithdraw } from '../../contract/parties/parties.ts'
import { partyFlow } from '../../contract/parties/party-states.ts'
import css from '../open/open.module.css'
import { CompleteForm } from './CompleteForm.tsx'
import { partyTexts } from './party-texts.ts'
import type { Ticket } from './ticket.ts'

const shownFacts: FactEntries<typeof ownPartyFields> = [
  'number',
  'kind',
  'name',
  'creditCode',
  'adminName',
  'phone',
  'email',
  'submittedAt',
  'decidedAt',
]

interface Props {
  readonly ticket: Ticket
  readonly party: OwnParty
  readonly onChanged: () => Promise<void>
  readonly onLeave: () => void
}

/** The state of an application, and its applicant's actions. */
export function OwnApplication({ ticket, party, onChanged, onLeave }: Props) {
  const t = useText(partyTexts)
  const confirm = useConfirm()
  const refusalOf = useRefusalOf()
  const [completing, setCompleting] = useState(false)
  const { tone, name } = partyFlow.byCode[party.state]
  const state = name[useLocale()]
  const withdraw = () =>
    confirm({
      content: t('withdrawAsk'),
      okText: t('withdraw'),
      danger: true,
      run: () =>
        refusalOf(async () => {
          await request(partyWithdraw, { ...ticket, version: party.version }, { quiet: true })
          await onChanged()
        }),
    })
  if (completing)
    return (
      <CompleteForm ticket={ticket} party={party} onClose={() => setCompleting(false)} onDone={onChanged} />
    )
  return (
    <>
      <div className={css.answer} data-tone={tone} role="status">
        <strong>{state}</strong>
        {party.reason !== '' && <p>{t('why', { reason: party.reason })}</p>}
      </div>
      <FieldFacts fields={ownPartyFields} of={party} show={shownFacts} />
      <div className={css.buttons}>
        <Button onClick={onLeave}>{t('other')}</Button>
        {party.actions.includes('withdraw') && (
          <Button danger onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )}
        {party.actions.includes('resubmit') && (
          <Button type="primary" onClick={() => setCompleting(true)}>
            {t('complete')}
          </Button>
        )}
      </div>
    </>
  )
}
