import { useEffect, useRef, type ReactNode } from 'react'
import { useLatest } from '../hooks/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import css from './form-page.module.css'
import { focusField } from './focus-field.ts'
import { useFirstField } from './use-first-field.ts'
import type { FormError } from './form-error.ts'

export interface FormPageProps {
  readonly title: string
  /** Shown below the title, for example the state of the order. */
  readonly description?: ReactNode
  /** Errors in the order of the fields. */
  readonly errors?: readonly FormError[] | undefined
  /** Identifies the attempt that had these errors: a new one moves the focus to the first field. Default: the list. */
  readonly attempt?: object | undefined
  readonly onSubmit: () => void
  /** Buttons of the sticky bar. The main one has htmlType="submit". */
  readonly actions: ReactNode
  /** Shown to the left of the buttons, for example a total. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

const zh = { actions: '表单操作' }
const texts: Texts<typeof zh> = { zh, en: { actions: 'Form actions' } }
const noErrors: readonly FormError[] = []

/** A full-page form with sections, an error summary and a sticky bar of actions. */
export function FormPage(props: FormPageProps) {
  const { title, description, errors = noErrors, onSubmit, actions, note, children } = props
  const text = useUiText(texts)
  const form = useRef<HTMLFormElement>(null)
  useFirstField(form)
  const latest = useLatest(errors)
  const attempt = props.attempt ?? errors
  useEffect(() => {
    const [first] = latest.current
    if (first && form.current) focusField(form.current, first.name)
  }, [attempt, latest])
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className={css.surface}>
        <header className={css.header}>
          <h2>{title}</h2>
          {description && <div className={css.description}>{description}</div>}
        </header>
        {errors.length > 0 && (
          <ErrorSummary errors={errors} onGo={(name) => form.current && focusField(form.current, name)} />
        )}
        {children}
      </div>
      <div className={css.actionBar} role="group" aria-label={text.actions}>
        <div className={css.note}>{note}</div>
        <div className={css.buttons}>{actions}</div>
      </div>
    </form>
  )
}
