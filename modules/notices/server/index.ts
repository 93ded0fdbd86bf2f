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
import { announcePlanned } from './announcement-desk/announce-planned.ts'
import { announcementDeskDetail } from './announcement-desk/announcement-desk-detail.ts'
import { announcementDeskEdit } from './announcement-desk/announcement-desk-edit.ts'
import { announcementDeskList } from './announcement-desk/announcement-desk-list.ts'
import { announcementDeskPublish } from './announcement-desk/announcement-desk-publish.ts'
import { announcementDeskWithdraw } from './announcement-desk/announcement-desk-withdraw.ts'
import { announcementDigest } from './announcements/announcement-digest.ts'
import { announcementDetail } from './announcements/announcement-detail.ts'
import { announcementList } from './announcements/announcement-list.ts'
import { announcementRead } from './announcements/announcement-read.ts'
import { announcementUnread } from './announcements/announcement-unread.ts'
import { forgetMessages, keepMessage } from './messages/keep-message.ts'
import { messageList } from './messages/message-list.ts'
import { messageRead } from './messages/message-read.ts'
import { messageUnread } from './messages/message-unread.ts'

export const noticesServer: ServerModule = {
  name: 'notices',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    announcementDeskDetail,
    announcementDeskEdit,
    announcementDeskList,
    announcementDeskPublish,
    announcementDeskWithdraw,
    announcementDetail,
    announcementDigest,
    announcementList,
    announcementRead,
    announcementUnread,
    messageList,
    messageRead,
    messageUnread,
  ],
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
