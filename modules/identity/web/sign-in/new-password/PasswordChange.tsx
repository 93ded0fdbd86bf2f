import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { updatePassword } from '../../../contract/passwords.ts'
import { attempt } from '../attempt.ts'
import { NewPasswordInputs, useNewPassword } from './NewPasswordInputs.tsx'
import { Puzzle } from '../lazy-parts.ts'
import { newPasswordTexts } from './new-password-texts.ts'
import { sealChange } from '../seal.ts'
import css from '../sign-in.module.css'
import { SubmitButton } from '../inputs/SubmitButton.tsx'
import { useFirstFocus } from '../inputs/use-first-focus.ts'
import type { Solved } from '../../../parts/puzzle/use-puzzle.ts'

interface PasswordChangeProps {
  readonly account: string
  /** The password in force. */
  readonly current: string
  /** Whether what stands above the new password is complete; shows its faults. */
  readonly check?: () => boolean
  readonly onChanged: () => void
  /** Content above the new password. */
  readonly children: ReactNode
  /** The way back, below the button. */
  readonly back: ReactNode
}

/**
 * Changes a password proven by the current one: the new password is typed twice, then the puzzle
 * follows.
 */
export function PasswordChange({ account, current, check, onChanged, children, back }: PasswordChangeProps) {
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
    const isComplete = check?.() ?? true
    if (!isComplete || !typed.isRight || step !== 'typing') return
    setError('')
    setStep('puzzle')
  }
  const change = async (solved: Solved) => {
    setStep('working')
    const send = async () => {
      const sealed = await sealChange(current, typed.fresh)
      await request(updatePassword, { account, ...sealed, ...solved }, { quiet: true })
      onChanged()
    }
    await attempt(send, ({ msg }) => setError(msg)).finally(() => setStep('typing'))
  }
  return (
    <form ref={form} className={css.form} noValidate aria-busy={busy} onSubmit={onSubmit}>
      {children}
      <NewPasswordInputs of={typed} />
      <SubmitButton ref={submit} text={t(busy ? 'submitting' : 'submit')} busy={busy} error={error} />
      {back}
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
