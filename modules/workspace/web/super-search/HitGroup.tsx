import { Button } from '@iisp/ui/button'
import type { SearchHit } from '@iisp/web'
import { useId } from 'react'
import css from './super-search.module.css'

interface HitGroupProps {
  readonly name: string
  readonly hits: readonly SearchHit[]
  /** Note below the hits; '' for none. */
  readonly note: string
}

/** The hits of one source; each is opened by its title. */
export function HitGroup({ name, hits, note }: HitGroupProps) {
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul>
        {hits.map(({ id: key, title, hint, open }) => (
          <li key={key}>
            <Button type="inline" onClick={open}>
              {title}
            </Button>
            {hint && <span className={css.hint}>{hint}</span>}
          </li>
        ))}
      </ul>
      {note !== '' && <p className={css.note}>{note}</p>}
    </section>
  )
}
