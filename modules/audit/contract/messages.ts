import { type RowOf, defineFields, defineList, f, t } from '@iisp/contract'
import { messageOutbox } from './pages.ts'

export const outboxFields = defineFields({
  id: t.id,
  channel: f.oneOf({ sms: ['短信', 'SMS'], mail: ['邮件', 'Mail'] }, ['通道', 'Channel']),
  recipient: f.longText(['收件人', 'Recipient']),
  purpose: f.longText(['用途', 'Purpose']),
  body: f.longText(['内容', 'Text']),
  at: f.moment(['生成时间', 'Time']),
})
export type OutboxMessage = RowOf<typeof outboxFields>

/** Messages that the embedded SMS and mail ports kept instead of sending, newest first. */
export const listMessages = defineList({
  name: 'listMessages',
  summary: { zh: '消息发件箱', en: 'Message outbox' },
  path: '/api/operations/messages/list',
  filters: { cursor: t.Optional(t.text(100)) },
  row: outboxFields.row,
  access: { who: 'pages', pages: [messageOutbox], roles: ['system-administrator'] },
})
