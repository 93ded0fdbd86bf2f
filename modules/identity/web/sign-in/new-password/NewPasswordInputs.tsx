import { useText } from '@iisp/web/i18n/use-text'
import { useState } from 'react'
import { newPasswordFault } from '../../../rules/passwords/new-password.ts'
import { PasswordInput } from '../inputs/PasswordInput.tsx'
import { newPasswordTexts } from './new-password-texts.ts'

/** A new password typed twice. `isRight` is true once it fits the rule and both are the same. */
export function useNewPassword() {
  const [fresh, setFresh] = useState('')
  const [again, setAgain] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const fault = newPasswordFault(fresh)
  const differs = fresh !== again
  return {
    fresh,
    again,
    setFresh,
    setAgain,
    isRight: fault === null && !differs,
    /** Shows the faults of fields that nobody typed in yet. */
    showFaults: () => setSubmitted(true),
    freshFault: submitted || fresh !== '' ? fault : null,
    againDiffers: (submitted || again !== '') && differs,
  }
}

export function NewPasswordInputs({ of }: { of: ReturnType<typeof useNewPassword> }) {
  const t = useText(newPasswordTexts)
  return (
    <>
      <PasswordInput
        label={t('fresh')}
        autoComplete="new-password"
        value={of.fresh}
        hint={t('rule')}
        fault={of.freshFault === null ? undefined : t(`fault.${of.freshFault}`)}
        onValue={of.setFresh}
      />
      <PasswordInput
        label={t('again')}
        autoComplete="new-password"
        value={of.again}
        fault={of.againDiffers ? t('fault.newPasswordDiffers') : undefined}
        onValue={of.setAgain}
      />
    </>
  )
}
