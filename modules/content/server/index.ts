import type { ServerModule } from '@iisp/server'
import { cmsAddresses } from '../contract/cms-addresses.ts'
import { pages } from '../contract/pages.ts'
import { articleDetail } from './article-detail.ts'
import { articleList } from './article-list.ts'
import { contentPage } from './content-page.ts'
import { deliveredArticles } from './delivered/index.ts'
import { writeArticles } from './write-articles.ts'

export const contentServer: ServerModule = {
  name: 'content',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [articleDetail, articleList, contentPage],
  pages,
  contentAddresses: cmsAddresses,
  delivers: {
    content: () => deliveredArticles,
    write: (db, now) => writeArticles(db, now, deliveredArticles),
  },
  seed: async () => (await import('../fixtures/index.ts')).contentSeed,
}
