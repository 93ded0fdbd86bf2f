import { defineList, t } from '@iisp/contract'
import { messageOutbox } from './pages.ts'

/** Messages that the embedded SMS and mail ports kept instead of sending, newest first. */
export const listMessages = defineList({
  name: 'listMessages',
  summary: { zh: '消息发件箱', en: 'Message outbox' },
  path: '/api/operations/messages/list',
  filters: { cursor: t.Optional(t.text(100)) },
  row: t.Object({
    id: t.id,
    channel: t.oneOf('sms', 'mail'),
    recipient: t.String(),
    purpose: t.String(),
    body: t.String(),
    at: t.dateTime,
  }),
  access: { who: 'pages', pages: [messageOutbox], roles: ['system-administrator'] },
})
