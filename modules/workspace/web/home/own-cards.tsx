import type { HomeCard } from '@iisp/web/ports'
import { commonCard, entriesCard, quickCard, todoCard } from '../../contract/home-cards.ts'
import { commomMenuList, getQuickMenuList } from '../../contract/menu-choices.ts'
import { ChosenMenus } from './ChosenMenus.tsx'
import { Entries } from './Entries.tsx'
import { TodoBoard } from './TodoBoard.tsx'

/** The cards of this module. Each is a section of its own, as wide as the page. */
export const ownCards: readonly HomeCard[] = [
  { ...todoCard, component: TodoBoard },
  { ...quickCard, component: () => <ChosenMenus of={quickCard} call={getQuickMenuList} /> },
  { ...commonCard, component: () => <ChosenMenus of={commonCard} call={commomMenuList} /> },
  { ...entriesCard, component: Entries },
]
