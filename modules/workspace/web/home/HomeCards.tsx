import { afterPaint } from '@iisp/web/loader/after-paint'
import type { HomeCard } from '@iisp/web/ports'
import { useCall } from '@iisp/web/request/use-call'
import { useMenus } from '@iisp/web/routes/portal-state'
import { useShell } from '@iisp/web/routes/shell-parts'
import { useEffect, useState } from 'react'
import { homeCardQuery } from '../../contract/home-cards.ts'
import { CardFrame } from './CardFrame.tsx'
import { shownCards } from './home-rules.ts'
import { ownCards } from './own-cards.tsx'
import css from './home.module.css'

/**
 * The cards of the home page that the person may see and has not hidden, in their order. The first one is painted before the
 * others are drawn.
 */
export function HomeCards() {
  const { manifests } = useShell().parts
  const menus = useMenus()
  const { data: arranged, isError } = useCall(homeCardQuery, {}, { quiet: true })
  const modules = manifests.flatMap(({ name, homeCards = [] }) =>
    homeCards.map((card) => ({ ...card, app: name })),
  )
  const mayOpen = (id: string) => menus?.byId(id)?.permitted === true
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  if (arranged === undefined && !isError) return null
  const shown = shownCards<HomeCard & { app?: string }>([...ownCards, ...modules], arranged, mayOpen)
  return (
    <div className={css.modules}>
      {(isPainted ? shown : shown.slice(0, 1)).map((card) =>
        card.app === undefined ? (
          <card.component key={card.id} />
        ) : (
          <CardFrame key={card.id} app={card.app} card={card} />
        ),
      )}
    </div>
  )
}
