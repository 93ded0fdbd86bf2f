import { usePass } from '@iisp/identity/parts'
import { TextField } from '@iisp/ui/text-field'
import { FormBody, useOpenForm } from '@iisp/web/forms/index'
import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { useState } from 'react'
import { type PartyForm, partyCodeSend, partyLimits } from '../../contract/parties/parties.ts'
import css from '../open/open.module.css'
import { PuzzleLayer } from '../open/PuzzleLayer.tsx'
import { CodesForm } from './CodesForm.tsx'
import { Done, type Receipt } from './Done.tsx'
import { type KeptProof, keepProof, keptProof } from './kept-proof.ts'
import { PartyFields } from './PartyFields.tsx'
import { partyTexts } from './party-texts.ts'
import { blankForm, contactFaults, formFaults, kindIn } from './party-values.ts'
import { partyWords } from './party-words.ts'

type Values = PartyForm & { readonly phone: string; readonly email: string }

/** The form, then the two codes, then number and code. A reload of the page returns to the current step. */
export function ApplyForm() {
  const t = useText(partyTexts)
  const word = useText(partyWords)
  const pass = usePass()
  const [proof, setProof] = useState(keptProof)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const [initial] = useState(() => ({ ...blankForm(kindIn(location.search)), phone: '', email: '' }))
  const form = useOpenForm<Values>({
    name: 'registration.party',
    version: 1,
    initial,
    faultsOf: (values) => ({ ...formFaults(values, t, word), ...contactFaults(values, t) }),
  })
  const goOn = (next: KeptProof | null) => {
    setProof(next)
    keepProof(next)
  }
  const sendCodes = async ({ phone, email }: Values) => {
    const solved = await pass.ask()
    if (solved === null) return
    const input = { phone: phone.trim(), email: email.trim(), uuid: solved.uuid }
    const { uuid, validSeconds } = await request(partyCodeSend, input, { quiet: true })
    goOn({ uuid, until: Date.now() + validSeconds * 1000 })
  }
  const { phone, email, ...party } = form.values
  if (receipt !== null) {
    const again = () => {
      form.set(initial)
      setReceipt(null)
    }
    return <Done receipt={receipt} onAgain={again} />
  }
  if (proof !== null) {
    const done = (sent: Omit<Receipt, 'email'>) => {
      form.forget()
      goOn(null)
      setReceipt({ ...sent, email })
    }
    return (
      <CodesForm
        party={party}
        to={{ phone, email }}
        uuid={proof.uuid}
        onBack={() => goOn(null)}
        onDone={done}
      />
    )
  }
  return (
    <>
      <FormBody form={form} okText={t('next')} restoredText={t('restored')} onSubmit={sendCodes}>
        <PartyFields form={form} />
        <p className={css.note}>{t('administratorHint')}</p>
        <TextField
          label={word('phone')}
          required
          type="tel"
          maxLength={11}
          autoComplete="tel"
          {...form.field('phone')}
        />
        <TextField
          label={word('email')}
          required
          type="email"
          maxLength={partyLimits.email}
          autoComplete="email"
          {...form.field('email')}
        />
      </FormBody>
      <PuzzleLayer pass={pass} />
    </>
  )
}
