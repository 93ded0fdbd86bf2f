import { writer } from '@iisp/server'
import { announcementDeskWithdraw as call } from '../../contract/announcement-desk.ts'
import { changeAnnouncement } from './change-announcement.ts'

export const announcementDeskWithdraw = writer(call, async ({ db, actor, now }, input) => {
  const changes = { withdrawn_at: now }
  return { version: await changeAnnouncement(db, actor, input, { act: 'withdraw', changes }) }
})
