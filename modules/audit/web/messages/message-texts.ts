import { outboxFields } from '@iisp/audit/contract'
import { textsOf } from '@iisp/contract'
import { type Translate, defineTexts } from '@iisp/web'

export const messageTexts = defineTexts({
  ...textsOf(outboxFields),
  title: ['消息发件箱', 'Message outbox'],
  hint: [
    '未配置短信、邮件通道时，系统将待发内容保存在此，并未真正发出。',
    'While no SMS or mail gateway is configured, messages are kept here and not sent.',
  ],
  empty: ['暂无数据，尚无保存的短信或邮件', 'No data: no SMS or mail has been kept yet'],
  purposes: {
    login: ['登录验证码', 'Code to sign in'],
    'step-up': ['身份验证码', 'Code to confirm'],
    'password-reset': ['重置密码', 'Password reset'],
    registration: ['参与方登记', 'Registration of a party'],
    subscription: ['订阅通知', 'Subscription'],
    'order-notice': ['划款指令提醒', 'Reminder of an order'],
    'order-status': ['划款指令状态通知', 'State of an order'],
    'opening-news': ['开户进度通知', 'Progress of an application'],
  },
  message: ['消息 {{id}}', 'Message {{id}}'],
})

const { purposes } = messageTexts.zh
const isPurpose = (text: string): text is keyof typeof purposes => Object.keys(purposes).includes(text)

/**
 * The subject of a message. A mail's purpose is its subject; a text message's purpose has a name.
 */
export const purposeName = (purpose: string, t: Translate<(typeof messageTexts)['zh']>): string =>
  isPurpose(purpose) ? t(`purposes.${purpose}`) : purpose
