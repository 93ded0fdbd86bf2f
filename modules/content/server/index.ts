import { auditNames } from '@iisp/contract/audit-names'
import { contentAuditNames } from './audit-names.ts'
import type { ServerModule } from '@iisp/server'
import { cmsAddresses } from '../contract/cms-addresses.ts'
import { greetingCardAddress } from '../contract/greeting-card.ts'
import { pages } from '../contract/pages.ts'
import { articleDetail } from './article-detail.ts'
import { articleList } from './article-list.ts'
import { contentPage } from './content-page.ts'
import { deliveredArticles } from './delivered.ts'
import { articleDeskAdd } from './desk/article-desk-add.ts'
import { articleDeskDetail } from './desk/article-desk-detail.ts'
import { articleDeskList } from './desk/article-desk-list.ts'
import { articleDeskPublish } from './desk/article-desk-publish.ts'
import { articleDeskRestore } from './desk/article-desk-restore.ts'
import { articleDeskSave } from './desk/article-desk-save.ts'
import { articleDeskWithdraw } from './desk/article-desk-withdraw.ts'
import { articleVersionDetail } from './desk/article-version-detail.ts'
import { articleVersionList } from './desk/article-version-list.ts'
import { writeArticles } from './write-articles.ts'

export const contentServer: ServerModule = {
  name: 'content',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    articleDeskAdd,
    articleDeskDetail,
    articleDeskList,
    articleDeskPublish,
    articleDeskRestore,
    articleDeskSave,
    articleDeskWithdraw,
    articleDetail,
    articleList,
    articleVersionDetail,
    articleVersionList,
    contentPage,
  ],
  fills: [auditNames.contribute([contentAuditNames])],
  pages,
  contentAddresses: [...cmsAddresses, greetingCardAddress],
  delivers: {
    content: () => deliveredArticles,
    write: (db, now) => writeArticles(db, now, deliveredArticles),
  },
  seed: async () => (await import('../fixtures/index.ts')).contentSeed,
}
