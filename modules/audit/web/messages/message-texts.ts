import { type Translate, defineTexts } from '@iisp/web'

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
    purposes: {
      login: '登录验证码',
      'step-up': '身份验证码',
      'password-reset': '重置密码',
      registration: '参与方登记',
      subscription: '订阅通知',
      'order-notice': '划款指令提醒',
      'order-status': '划款指令状态通知',
      'opening-news': '开户进度通知',
    },
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
    purposes: {
      login: 'Code to sign in',
      'step-up': 'Code to confirm',
      'password-reset': 'Password reset',
      registration: 'Registration of a party',
      subscription: 'Subscription',
      'order-notice': 'Reminder of an order',
      'order-status': 'State of an order',
      'opening-news': 'Progress of an application',
    },
    body: 'Text',
    message: 'Message {{id}}',
  },
)

const { purposes } = messageTexts.zh
const isPurpose = (text: string): text is keyof typeof purposes => Object.keys(purposes).includes(text)

/** What a message is about. The purpose of a mail is its subject, that of a text message has a name. */
export const purposeName = (purpose: string, t: Translate<(typeof messageTexts)['zh']>): string =>
  isPurpose(purpose) ? t(`purposes.${purpose}`) : purpose
