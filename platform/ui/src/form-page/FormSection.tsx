import { useId, type ReactNode } from 'react'
import css from './form-page.module.css'

/** A section of a form with a title. Its fields are in two columns if there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.sectionTitle}>
        {title}
      </h3>
      <div className={css.grid}>{children}</div>
    </section>
  )
}

/** A field that spans the whole width of its section. */
FormSection.Wide = function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>
}
