import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { announcementDeskDetail } from './announcement-desk-detail.ts'
import { announcementDeskEdit } from './announcement-desk-edit.ts'
import { announcementDeskList } from './announcement-desk-list.ts'
import { announcementDeskPublish } from './announcement-desk-publish.ts'
import { announcementDeskWithdraw } from './announcement-desk-withdraw.ts'
import { announcementDetail } from './announcement-detail.ts'
import { announcementList } from './announcement-list.ts'
import { announcementRead } from './announcement-read.ts'
import { announcementUnread } from './announcement-unread.ts'
import { forgetMessages, keepMessage } from './keep-message.ts'
import { messageList } from './message-list.ts'
import { messageRead } from './message-read.ts'
import { messageUnread } from './message-unread.ts'

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
    announcementList,
    announcementRead,
    announcementUnread,
    messageList,
    messageRead,
    messageUnread,
  ],
  pages,
  subscribers: [keepMessage],
  schedules: [forgetMessages],
}
