import { lazyPart } from '@iisp/web/loader/index'
import type { HomeCard } from '@iisp/web/ports'
import { newsCard } from '../../contract/home-cards.ts'

export const homeCards: readonly HomeCard[] = [
  {
    ...newsCard,
    component: lazyPart(() => import('./NewsCard.tsx'), 'NewsCard'),
  },
]
