import { Button } from '@iisp/ui/button'
import { TextField } from '@iisp/ui/text-field'
import { FormBody, useOpenForm } from '@iisp/web/forms/index'
import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { type PartyForm, partySubmit } from '../../contract/parties/parties.ts'
import { tidyForm } from '../../rules/parties/party-form.ts'
import css from '../open/open.module.css'
import type { Receipt } from './Done.tsx'
import { partyTexts } from './party-texts.ts'

interface Props {
  readonly party: PartyForm
  readonly to: { readonly phone: string; readonly email: string }
  readonly uuid: string
  readonly onBack: () => void
  readonly onDone: (sent: Omit<Receipt, 'email'>) => void
}
const initial = { smsCode: '', mailCode: '' }
const isCode = (text: string) => /^[0-9]{6}$/.test(text.trim())

/** The two codes, with which the application is sent. */
export function CodesForm({ party, to, uuid, onBack, onDone }: Props) {
  const t = useText(partyTexts)
  const form = useOpenForm({
    name: `registration.party-codes:${uuid}`,
    version: 1,
    initial,
    faultsOf: ({ smsCode, mailCode }) => ({
      smsCode: !isCode(smsCode) && t('codeFormat'),
      mailCode: !isCode(mailCode) && t('codeFormat'),
    }),
  })
  const submit = async ({ smsCode, mailCode }: typeof initial) => {
    const codes = { uuid, smsCode: smsCode.trim(), mailCode: mailCode.trim() }
    const sent = await request(partySubmit, { ...tidyForm(party), ...codes }, { quiet: true })
    form.forget()
    onDone(sent)
  }
  const back = () => {
    form.forget()
    onBack()
  }
  return (
    <>
      <h2>{t('codes')}</h2>
      <p className={css.note}>{t('sent', to)}</p>
      <FormBody
        form={form}
        okText={t('submit')}
        also={<Button onClick={back}>{t('back')}</Button>}
        onSubmit={submit}
      >
        <TextField
          label={t('smsCode')}
          required
          maxLength={6}
          autoComplete="one-time-code"
          {...form.field('smsCode')}
        />
        <TextField label={t('mailCode')} required maxLength={6} {...form.field('mailCode')} />
      </FormBody>
    </>
  )
}
