import { defineTexts } from '@iisp/web'

export const messageTexts = defineTexts(
  'audit.messages',
  {
    title: '消息发件箱',
    hint: '未配置短信、邮件通道时，系统将待发内容保存在此，并未真正发出。',
    empty: '暂无数据，尚无保存的短信或邮件',
    at: '生成时间',
    channel: '通道',
    channels: { sms: '短信', mail: '邮件' },
    recipient: '收件人',
    purpose: '用途',
    body: '内容',
    message: '消息 {{id}}',
  },
  {
    title: 'Message outbox',
    hint: 'While no SMS or mail gateway is configured, messages are kept here and not sent.',
    empty: 'No data: no SMS or mail has been kept yet',
    at: 'Time',
    channel: 'Channel',
    channels: { sms: 'SMS', mail: 'Mail' },
    recipient: 'Recipient',
    purpose: 'Purpose',
    body: 'Text',
    message: 'Message {{id}}',
  },
)
