import type { HomeCard } from '@iisp/web/ports'
import { useCall } from '@iisp/web/request/use-call'
import { useMenus } from '@iisp/web/routes/portal-state'
import { useShell } from '@iisp/web/routes/shell-parts'
import { homeCardQuery } from '../../contract/home-cards.ts'
import { CardFrame } from './CardFrame.tsx'
import { shownCards } from './home-rules.ts'
import { ownCards } from './own-cards.tsx'
import css from './home.module.css'

/** The cards of the home page that the person may see and has not hidden, in their order. */
export function HomeCards() {
  const { manifests } = useShell().parts
  const menus = useMenus()
  const { data: arranged, isError } = useCall(homeCardQuery, {}, { quiet: true })
  const modules = manifests.flatMap(({ name, homeCards = [] }) =>
    homeCards.map((card) => ({ ...card, app: name })),
  )
  const mayOpen = (id: string) => menus?.byId(id)?.permitted === true
  if (arranged === undefined && !isError) return null
  return (
    <div className={css.modules}>
      {shownCards<HomeCard & { app?: string }>([...ownCards, ...modules], arranged, mayOpen).map((card) =>
        card.app === undefined ? (
          <card.component key={card.id} />
        ) : (
          <CardFrame key={card.id} app={card.app} card={card} />
        ),
      )}
    </div>
  )
}
