import { FormBody, useOpenForm } from '@iisp/web/forms/index'
import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { type OwnParty, partyResubmit } from '../../contract/parties/parties.ts'
import { tidyForm } from '../../rules/parties/party-form.ts'
import css from '../open/open.module.css'
import { PartyFields } from './PartyFields.tsx'
import { partyTexts } from './party-texts.ts'
import { formFaults } from './party-values.ts'
import { partyWords } from './party-words.ts'
import type { Ticket } from './ticket.ts'

interface Props {
  readonly ticket: Ticket
  readonly party: OwnParty
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}

/** A returned application, to complete and send again. */
export function CompleteForm({ ticket, party, onClose, onDone }: Props) {
  const t = useText(partyTexts)
  const word = useText(partyWords)
  const { kind, name, nameEn, creditCode, managerNo, address, adminName } = party
  const form = useOpenForm({
    name: `registration.party-complete:${party.number}`,
    version: party.version,
    initial: { kind, name, nameEn, creditCode, managerNo, address, adminName },
    faultsOf: (values) => formFaults(values, t, word),
  })
  const send = async (values: typeof form.values) => {
    const input = { ...tidyForm(values), ...ticket, version: party.version }
    await request(partyResubmit, input, { quiet: true })
    form.forget()
    await onDone()
    onClose()
  }
  return (
    <FormBody
      form={form}
      okText={t('complete')}
      restoredText={t('restored')}
      onSubmit={send}
      onCancel={onClose}
    >
      <p className={css.note}>{t('completeHint')}</p>
      <PartyFields form={form} />
    </FormBody>
  )
}
