import { defineTexts } from '@iisp/web'

export const remindTexts = defineTexts({
  hint: [
    '所选人员将收到短信或邮件提醒；同一指令一分钟内只能提醒一次。',
    'The people chosen get a text message or an e-mail; an order can be reminded of once a minute.',
  ],
  nobody: {
    '1': [
      '贵司暂无可复核的人员，请联系管理员。',
      'Nobody in your institution may review; please ask your administrator.',
    ],
    '2': [
      '贵司暂无可签发的人员，请联系管理员。',
      'Nobody in your institution may sign; please ask your administrator.',
    ],
  },
  choose: ['请选择要提醒的人员', 'Please choose whom to remind'],
  send: ['发送提醒', 'Send the reminder'],
  sent: ['提醒已发送', 'The reminder was sent'],
  retry: ['重试', 'Try again'],
})
