import { defineRead, t } from '@iisp/contract'

/** Number of announcements that the caller's account has not read, and the newest announcement. */
export const announcementUnread = defineRead({
  name: 'announcementUnread',
  summary: { zh: '未读公告', en: 'Unread announcements' },
  methods: ['POST', 'GET'],
  path: '/api/message/announcement/unread',
  output: t.Object({
    total: t.Integer({ minimum: 0 }),
    newest: t.nullable(t.Object({ id: t.id, title: t.String(), isRead: t.Boolean() })),
  }),
  access: { who: 'session' },
})
