import { dateTime, defineCall, id, oneOf, page, pageOf, strict, t, text } from '@iisp/contract'
import { messageOutbox } from './pages.ts'

/** Messages that the embedded SMS and mail ports kept instead of sending, newest first. */
export const listMessages = defineCall({
  name: 'listMessages',
  summary: '消息发件箱',
  methods: ['POST', 'GET'],
  path: '/api/operations/messages/list',
  input: strict({ cursor: t.Optional(text(100)), ...page }),
  output: pageOf(
    t.Object({
      id,
      channel: oneOf('sms', 'mail'),
      recipient: t.String(),
      purpose: t.String(),
      body: t.String(),
      at: dateTime,
    }),
  ),
  errors: [],
  access: { who: 'pages', pages: [messageOutbox], roles: ['system-administrator'] },
  effect: 'read',
  idempotent: 'yes',
})
