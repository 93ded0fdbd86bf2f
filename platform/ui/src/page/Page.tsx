import type { ReactNode } from 'react'
import css from './page.module.css'

export interface PageProps {
  /** Label for screen readers; the tab already shows it. */
  readonly title: string
  /** A short description of the page. */
  readonly description?: ReactNode
  /** Usually a `FilterBar`. */
  readonly filters?: ReactNode
  readonly actions?: ReactNode
  readonly tools?: ReactNode
  /** The content takes the remaining height of the window; for a table with heightType 'fill'. */
  readonly fill?: boolean | undefined
  readonly children: ReactNode
}

/** A business page, top to bottom: description, filters, actions and tools, content. */
export function Page({ title, description, filters, actions, tools, fill, children }: PageProps) {
  return (
    <section className={fill ? `${css.page} ${css.fill}` : css.page} aria-label={title}>
      <div className={css.surface}>
        {description && <div className={css.description}>{description}</div>}
        {filters}
        {(actions || tools) && (
          <div className={css.bar}>
            <div className={css.group}>{actions}</div>
            <div className={css.group}>{tools}</div>
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
