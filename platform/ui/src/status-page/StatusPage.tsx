import { useId } from 'react'
import { Button } from '../button/index.ts'
import css from './status-page.module.css'

export interface StatusPageProps {
  /** 403, 404, 500 */
  readonly code: string
  readonly text: string
  /** A button that leads elsewhere. */
  readonly action: { readonly label: string; readonly onClick: () => void }
}

/** Replaces a page that cannot be shown. Explains the reason and offers a way out. */
export function StatusPage({ code, text, action }: StatusPageProps) {
  const id = useId()
  return (
    <section className={css.page} aria-labelledby={id}>
      <p className={css.code} aria-hidden="true">
        {code}
      </p>
      <h1 id={id} className={css.text}>
        {text}
      </h1>
      <Button type="primary" onClick={action.onClick}>
        {action.label}
      </Button>
    </section>
  )
}
