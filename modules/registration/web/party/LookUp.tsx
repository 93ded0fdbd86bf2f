import { TextField } from '@iisp/ui/text-field'
import { FormBody, useOpenForm } from '@iisp/web/forms/index'
import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { useState } from 'react'
import { type OwnParty, partyLookUp } from '../../contract/parties/parties.ts'
import css from '../open/open.module.css'
import { OwnApplication } from './OwnApplication.tsx'
import { partyTexts } from './party-texts.ts'
import { partyWords } from './party-words.ts'
import type { Ticket } from './ticket.ts'

const initial: Ticket = { number: '', code: '' }

/** An application by its number and code. */
export function LookUp() {
  const t = useText(partyTexts)
  const word = useText(partyWords)
  const [found, setFound] = useState<{ readonly ticket: Ticket; readonly party: OwnParty } | null>(null)
  const form = useOpenForm({
    name: 'registration.party-look-up',
    version: 1,
    initial,
    faultsOf: ({ number, code }) => ({
      number: number.trim() === '' && t('missing', { what: word('number') }),
      code: code.trim() === '' && t('missing', { what: t('code') }),
    }),
  })
  const read = async ({ number, code }: Ticket) => {
    const ticket = { number: number.trim(), code: code.trim() }
    setFound({ ticket, party: await request(partyLookUp, ticket, { quiet: true }) })
  }
  if (found !== null)
    return <OwnApplication {...found} onChanged={() => read(found.ticket)} onLeave={() => setFound(null)} />
  return (
    <>
      <p className={css.note}>{t('lookUpHint')}</p>
      <FormBody form={form} okText={t('lookUp')} restoredText={t('restored')} onSubmit={read}>
        <TextField label={word('number')} required maxLength={20} {...form.field('number')} />
        <TextField label={t('code')} required maxLength={20} {...form.field('code')} />
      </FormBody>
    </>
  )
}
