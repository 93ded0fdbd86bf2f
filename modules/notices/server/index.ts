import { auditNames } from '@iisp/contract/audit-names'
import { noticesAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import { homeCardKinds } from '@iisp/contract/home-card'
import { subscriptionKinds } from '@iisp/contract/subscription'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { announcementSubscription } from '../contract/announcement-digest.ts'
import { newsCard } from '../contract/home-cards.ts'
import { pages } from '../contract/pages.ts'
import { handlers } from './handlers.generated.ts'
import { announcePlanned } from './announcement-desk/announce-planned.ts'
import { forgetMessages, keepMessage } from './messages/keep-message.ts'

export const noticesServer: ServerModule = {
  name: 'notices',
  migrations: new URL('./migrations/', import.meta.url),
  handlers,
  fills: [
    auditNames.contribute([noticesAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    homeCardKinds.contribute([newsCard]),
    subscriptionKinds.contribute([announcementSubscription]),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).noticesSeed,
  subscribers: [keepMessage],
  schedules: [announcePlanned, forgetMessages],
}
