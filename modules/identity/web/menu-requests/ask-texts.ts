import { defineTexts } from '@iisp/web'

export const askTexts = defineTexts({
  title: ['申请“{{menu}}”的权限', 'Request access to {{menu}}'],
  whom: [
    '申请将发送给管理员：{{names}}。处理结果会在消息中通知您。',
    'Your request goes to: {{names}}. You will be told the decision in your messages.',
  ],
  separator: ['、', ', '],
  reason: ['申请原因', 'Reason'],
  reasonMissing: ['请填写申请原因', 'Please give a reason'],
  send: ['提交申请', 'Send request'],
  sent: ['申请已提交，请等待管理员处理', 'Your request was sent. Please wait for the decision.'],
  know: ['知道了', 'OK'],
})
