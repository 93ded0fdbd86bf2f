import { useText } from '@iisp/web/i18n/use-text'
import { useState } from 'react'
import { TextInput } from '../sign-in/inputs/TextInput.tsx'
import css from '../sign-in/sign-in.module.css'
import { StepForm } from './StepForm.tsx'
import { resetTexts } from './reset-texts.ts'
import type { Reset } from './use-reset.ts'

export function CodesStep({ reset }: { reset: Reset }) {
  const t = useText(resetTexts)
  const [typed, setTyped] = useState({ sms: '', mail: '' })
  const [submitted, setSubmitted] = useState(false)
  const isCode = (code: string) => /^\d{6}$/.test(code)
  const submit = () => {
    setSubmitted(true)
    if (isCode(typed.sms) && isCode(typed.mail)) void reset.prove(typed.sms, typed.mail)
  }
  const field = (of: 'sms' | 'mail') => ({
    inputMode: 'numeric' as const,
    autoComplete: of === 'sms' ? 'one-time-code' : 'off',
    maxLength: 6,
    value: typed[of],
    fault: submitted && !isCode(typed[of]) ? t('codeFormat') : undefined,
    onValue: (code: string) => setTyped({ ...typed, [of]: code.replace(/\D/g, '') }),
  })
  return (
    <StepForm
      reset={reset}
      step="codes"
      submit={t('next')}
      onSubmit={submit}
      after={
        <>
          <button
            type="button"
            className={css.back}
            disabled={reset.wait > 0 || reset.state !== 'typing'}
            onClick={reset.askPuzzle}
          >
            {reset.wait > 0 ? t('resendIn', { seconds: reset.wait }) : t('resend')}
          </button>
          <button type="button" className={css.back} onClick={reset.restart}>
            {t('otherAccount')}
          </button>
        </>
      }
    >
      <p className={css.notice}>{t('sent', { account: reset.account })}</p>
      <TextInput label={t('smsCode')} name="sms_code" {...field('sms')} />
      <TextInput label={t('mailCode')} name="mail_code" {...field('mail')} />
    </StepForm>
  )
}
