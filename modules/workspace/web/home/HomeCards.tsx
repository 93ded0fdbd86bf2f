import { useLocale } from '@iisp/web/i18n/use-text'
import type { HomeCard } from '@iisp/web/ports'
import { useMenus } from '@iisp/web/routes/portal-state'
import { useShell } from '@iisp/web/routes/shell-parts'
import css from './home.module.css'

/** What the modules show on the home page of a person who may open the pages that it speaks of. */
export function HomeCards() {
  const { manifests } = useShell().parts
  const menus = useMenus()
  const own = manifests.flatMap(({ name, homeCards = [] }) =>
    homeCards
      .filter(({ pages }) => pages.some(({ id }) => menus?.byId(id)?.permitted === true))
      .map((card) => ({ app: name, card })),
  )
  if (own.length === 0) return null
  return (
    <div className={css.modules}>
      {own.map(({ app, card }) => (
        <CardFrame key={card.id} app={app} card={card} />
      ))}
    </div>
  )
}

function CardFrame({ app, card }: { app: string; card: HomeCard }) {
  const locale = useLocale()
  const headingId = `home-card-${card.id}`
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <header className={css.sectionHead}>
        <h2 id={headingId}>{card.name[locale]}</h2>
      </header>
      <div data-app={app}>
        <card.component />
      </div>
    </section>
  )
}
