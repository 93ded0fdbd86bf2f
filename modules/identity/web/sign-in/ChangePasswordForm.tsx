import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import { type SyntheticEvent, useRef, useState } from 'react'
import { updatePassword } from '../../contract/passwords.ts'
import { newPasswordFault } from '../../rules/passwords/new-password.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { Puzzle } from './lazy-puzzle.ts'
import { sealChange } from './seal.ts'
import css from './sign-in.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import { signInTexts } from './texts.ts'
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
  const t = useText(signInTexts)
  const form = useFirstFocus()
  const [fresh, setFresh] = useState('')
  const [again, setAgain] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [step, setStep] = useState<'typing' | 'puzzle' | 'working'>('typing')
  const [error, setError] = useState('')
  const fault = newPasswordFault(fresh)
  const differs = fresh !== again

  const busy = step === 'working'
  const submit = useRef<HTMLButtonElement>(null)

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (fault !== null || differs || step !== 'typing') return
    setError('')
    setStep('puzzle')
  }
  const change = async (solved: Solved) => {
    setStep('working')
    try {
      const sealed = await sealChange(current, fresh)
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
      <h2 className={css.changeTitle}>{t('change.title')}</h2>
      <p className={css.notice}>{t('change.hint')}</p>
      <input type="hidden" autoComplete="username" value={account} readOnly />
      <PasswordInput
        label={t('change.fresh')}
        autoComplete="new-password"
        value={fresh}
        hint={t('change.rule')}
        fault={(submitted || fresh !== '') && fault !== null ? t(`fault.${fault}`) : undefined}
        onValue={setFresh}
      />
      <PasswordInput
        label={t('change.again')}
        autoComplete="new-password"
        value={again}
        fault={(submitted || again !== '') && differs ? t('fault.newPasswordDiffers') : undefined}
        onValue={setAgain}
      />
      <SubmitButton
        ref={submit}
        text={t(busy ? 'change.submitting' : 'change.submit')}
        busy={busy}
        error={error}
      />
      <button type="button" className={css.back} onClick={onBack}>
        {t('change.back')}
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
