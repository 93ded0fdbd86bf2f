import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const contentManifest: WebManifest = {
  name: 'content',
  pages,
  load: () => import('./entry.ts'),
  searches: [
    {
      id: 'articles',
      group: { zh: '帮助与新闻', en: 'Help and news' },
      pages,
      load: () => import('./search/find-articles.ts'),
    },
  ],
}
