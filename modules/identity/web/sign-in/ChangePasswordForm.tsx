import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import { type SyntheticEvent, useRef, useState } from 'react'
import { updatePassword } from '../../contract/passwords.ts'
import { NewPasswordInputs, useNewPassword } from './NewPasswordInputs.tsx'
import { Puzzle } from './lazy-parts.ts'
import { newPasswordTexts } from './new-password-texts.ts'
import { sealChange } from './seal.ts'
import css from './sign-in.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import type { Solved } from './use-puzzle.ts'

interface ChangePasswordFormProps {
  readonly account: string
  /** The password that has just been proved. */
  readonly current: string
  readonly onChanged: () => void
  readonly onBack: () => void
}

/** Sets a new password in place of one that expired. */
export function ChangePasswordForm({ account, current, onChanged, onBack }: ChangePasswordFormProps) {
  const t = useText(newPasswordTexts)
  const form = useFirstFocus()
  const typed = useNewPassword()
  const [step, setStep] = useState<'typing' | 'puzzle' | 'working'>('typing')
  const [error, setError] = useState('')
  const busy = step === 'working'
  const submit = useRef<HTMLButtonElement>(null)

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    typed.showFaults()
    if (!typed.isRight || step !== 'typing') return
    setError('')
    setStep('puzzle')
  }
  const change = async (solved: Solved) => {
    setStep('working')
    try {
      const sealed = await sealChange(current, typed.fresh)
      await request(updatePassword, { account, ...sealed, ...solved }, { quiet: true })
      onChanged()
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      thrown.shown = true
      setError(thrown.msg)
    } finally {
      setStep('typing')
    }
  }
  return (
    <form ref={form} className={css.form} noValidate aria-busy={busy} onSubmit={onSubmit}>
      <h2 className={css.changeTitle}>{t('title')}</h2>
      <p className={css.notice}>{t('hint')}</p>
      <input type="hidden" autoComplete="username" value={account} readOnly />
      <NewPasswordInputs of={typed} />
      <SubmitButton ref={submit} text={t(busy ? 'submitting' : 'submit')} busy={busy} error={error} />
      <button type="button" className={css.back} onClick={onBack}>
        {t('back')}
      </button>
      {step === 'puzzle' && (
        <div className={css.puzzle}>
          <Puzzle
            onSolved={(solved) => void change(solved)}
            onClose={() => {
              setStep('typing')
              submit.current?.focus()
            }}
          />
        </div>
      )}
    </form>
  )
}
