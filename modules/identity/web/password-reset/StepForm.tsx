import { useText } from '@iisp/web/i18n/use-text'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { Puzzle } from '../sign-in/lazy-parts.ts'
import { SubmitButton } from '../sign-in/inputs/SubmitButton.tsx'
import css from '../sign-in/sign-in.module.css'
import { useFirstFocus } from '../sign-in/inputs/use-first-focus.ts'
import { resetTexts } from './reset-texts.ts'
import type { Reset, Step } from './use-reset.ts'

interface StepFormProps {
  readonly reset: Reset
  readonly step: Exclude<Step, 'done'>
  readonly submit: string
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Further ways on, below the button. */
  readonly after?: ReactNode
}

/** One step: its position among the steps, the fields, the server's refusal and the button. The puzzle lies over it. */
export function StepForm({ reset, step, submit, onSubmit, children, after }: StepFormProps) {
  const t = useText(resetTexts)
  const form = useFirstFocus()
  const button = useRef<HTMLButtonElement>(null)
  const busy = reset.state === 'working'
  const submitted = (event: SyntheticEvent) => {
    event.preventDefault()
    if (reset.state !== 'typing') return
    onSubmit()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form ref={form} className={css.form} noValidate aria-busy={busy} onSubmit={submitted}>
      <h2 className={css.changeTitle}>{t(`steps.${step}`)}</h2>
      {children}
      <SubmitButton ref={button} text={busy ? t('working') : submit} busy={busy} error={reset.error} />
      {after}
      <a className={css.back} href="/iisp/login">
        {t('back')}
      </a>
      {reset.state === 'puzzle' && (
        <div className={css.puzzle}>
          <Puzzle
            onSolved={(solved) => void reset.start(solved)}
            onClose={() => {
              reset.closePuzzle()
              button.current?.focus()
            }}
          />
        </div>
      )}
    </form>
  )
}
