import { sql, writer } from '@iisp/server'
import { announcementDeskWithdraw as call } from '../../contract/announcement-desk.ts'
import { changeAnnouncement } from './change-announcement.ts'

export const announcementDeskWithdraw = writer(call, async ({ db, actor, now }, input) => {
  const set = sql`withdrawn_at = ${now.toISOString()}`
  return { version: await changeAnnouncement(db, actor, input, { act: 'withdraw', set }) }
})
