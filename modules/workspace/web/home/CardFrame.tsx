import { useLocale } from '@iisp/web/i18n/use-text'
import type { HomeCard } from '@iisp/web/ports'
import css from './home.module.css'

/** A card of a module under its name, with the styles of the module. */
export function CardFrame({ app, card }: { app: string; card: HomeCard }) {
  const locale = useLocale()
  const headingId = `home-card-${card.id}`
  return (
    <section className={css.moduleCard} aria-labelledby={headingId}>
      <header className={css.sectionHead}>
        <h2 id={headingId}>{card.name[locale]}</h2>
      </header>
      <div data-app={app}>
        <card.component />
      </div>
    </section>
  )
}
