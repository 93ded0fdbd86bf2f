import { Spinner } from '@iisp/ui/spinner'
import type { Ref } from 'react'
import css from '../sign-in.module.css'

interface SubmitButtonProps {
  readonly text: string
  readonly busy: boolean
  /** Why the server refused the form, shown above the button. */
  readonly error: string
  readonly ref: Ref<HTMLButtonElement>
}

/** The main button of a form, disabled while the form is being sent. */
export const SubmitButton = ({ text, busy, error, ref }: SubmitButtonProps) => (
  <>
    <p className={css.error} role="alert">
      {error}
    </p>
    <button ref={ref} type="submit" className={css.submit} disabled={busy}>
      {busy && <Spinner />}
      {text}
    </button>
  </>
)
