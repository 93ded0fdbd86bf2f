import { useText } from '@iisp/web/i18n/use-text'
import { useState } from 'react'
import { accountFault } from '../../rules/sign-in/account.ts'
import { TextInput } from '../sign-in/inputs/TextInput.tsx'
import { signInTexts } from '../sign-in/texts.ts'
import css from '../sign-in/sign-in.module.css'
import { StepForm } from './StepForm.tsx'
import { resetTexts } from './reset-texts.ts'
import type { Reset } from './use-reset.ts'

export function AccountStep({ reset }: { reset: Reset }) {
  const t = useText(resetTexts)
  const shared = useText(signInTexts)
  const [touched, setTouched] = useState(false)
  const fault = accountFault(reset.account)
  const submit = () => {
    setTouched(true)
    if (fault === null) reset.askPuzzle()
  }
  return (
    <StepForm reset={reset} step="account" submit={t('next')} onSubmit={submit}>
      <p className={css.notice}>{t('accountHint')}</p>
      <TextInput
        label={shared('account')}
        name="account"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={128}
        value={reset.account}
        fault={touched && fault !== null ? shared(`fault.${fault}`) : undefined}
        onValue={reset.setAccount}
      />
    </StepForm>
  )
}
