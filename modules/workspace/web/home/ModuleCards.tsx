import { useMenus } from '@iisp/web/routes/portal-state'
import { useShell } from '@iisp/web/routes/shell-parts'
import { CardFrame } from './CardFrame.tsx'
import { shownCards } from './home-rules.ts'

/** The named cards of modules, as far as the person may open one of their pages. */
export function ModuleCards({ ids }: { ids: readonly string[] }) {
  const { manifests } = useShell().parts
  const menus = useMenus()
  const cards = manifests.flatMap(({ name, homeCards = [] }) =>
    homeCards.filter(({ id }) => ids.includes(id)).map((card) => ({ ...card, app: name })),
  )
  return shownCards(cards, undefined, (id) => menus?.byId(id)?.permitted === true).map((card) => (
    <CardFrame key={card.id} app={card.app} card={card} />
  ))
}
