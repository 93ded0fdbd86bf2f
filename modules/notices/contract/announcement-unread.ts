import { defineCall, id, nothing, nullable, t } from '@iisp/contract'

/** How many the caller's account has not read, and the newest of all that stand. */
export const announcementUnread = defineCall({
  name: 'announcementUnread',
  summary: '未读公告',
  methods: ['POST', 'GET'],
  path: '/api/message/announcement/unread',
  input: nothing,
  output: t.Object({
    total: t.Integer({ minimum: 0 }),
    newest: nullable(t.Object({ id, title: t.String(), isRead: t.Boolean() })),
  }),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
