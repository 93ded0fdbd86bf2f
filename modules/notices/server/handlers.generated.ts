// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { announcementDeskDetail } from './announcement-desk/announcement-desk-detail.ts'
import { announcementDeskEdit } from './announcement-desk/announcement-desk-edit.ts'
import { announcementDeskList } from './announcement-desk/announcement-desk-list.ts'
import { announcementDeskPublish } from './announcement-desk/announcement-desk-publish.ts'
import { announcementDeskWithdraw } from './announcement-desk/announcement-desk-withdraw.ts'
import { announcementDetail } from './announcements/announcement-detail.ts'
import { announcementDigest } from './announcements/announcement-digest.ts'
import { announcementList } from './announcements/announcement-list.ts'
import { announcementRead } from './announcements/announcement-read.ts'
import { announcementUnread } from './announcements/announcement-unread.ts'
import { messageList } from './messages/message-list.ts'
import { messageRead } from './messages/message-read.ts'
import { messageUnread } from './messages/message-unread.ts'

export const handlers: readonly Handler[] = [
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
]
