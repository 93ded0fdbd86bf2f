import { auditNames } from '@iisp/contract/audit-names'
import { transfersAuditNames } from './audit-names.ts'
import { assistantTools } from '@iisp/assistant/contract'
import { helpTexts } from '@iisp/contract/help-text'
import { homeCardKinds } from '@iisp/contract/home-card'
import { subscriptionKinds } from '@iisp/contract/subscription'
import { menuVideos, paramTemplates } from '@iisp/guide/contract'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { transferHomeCards } from '../contract/home-cards.ts'
import { pages, transferEntry } from '../contract/pages.ts'
import { backSubscription, orderMailSubscription } from '../contract/subscriptions.ts'
import { transferTools } from './assistant-tools.ts'
import { handlers } from './handlers.generated.ts'
import { transferSettings } from './param-template.ts'
import { autoDesk } from './desk/auto-desk.ts'
import { attachmentFiles } from './files/attachment-files.ts'
import { sendOrderNews } from './messages/order-news.ts'
import { deskExport, orderExport } from './orders/list/order-export.ts'
import { sendPayeeNews } from './messages/payee-news.ts'
import { releaseWaiting } from './desk/release-waiting.ts'
import { mailDigest, sendDigests } from './messages/send-digests.ts'
import { sendNotices } from './messages/send-notices.ts'
import { sendPeopleNews } from './messages/notify-participants.ts'
import { todos } from './todos.ts'

export interface TransferSettings {
  /** Interval in seconds at which the demonstration's automatic desk runs; 0: never. */
  readonly autoDeskSeconds: number
}

export const transfersServer = ({ autoDeskSeconds }: TransferSettings): ServerModule => ({
  name: 'transfers',
  migrations: new URL('./migrations/', import.meta.url),
  handlers,
  fills: [
    auditNames.contribute([transfersAuditNames]),
    homeCardKinds.contribute(transferHomeCards),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    assistantTools.contribute(transferTools),
    subscriptionKinds.contribute([backSubscription, orderMailSubscription]),
    paramTemplates.contribute([transferSettings]),
    menuVideos.contribute([{ page: transferEntry, video: 'video-transfer-entry' }]),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).transfersSeed,
  supervisedKinds,
  todos,
  subscribers: [sendNotices, sendOrderNews, sendPeopleNews, sendPayeeNews, mailDigest],
  schedules: [releaseWaiting, sendDigests, ...(autoDeskSeconds === 0 ? [] : [autoDesk(autoDeskSeconds)])],
  filePurposes: [attachmentFiles],
  exportSources: [orderExport, deskExport],
})
