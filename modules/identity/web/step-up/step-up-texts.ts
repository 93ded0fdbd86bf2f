import { defineTexts } from '@iisp/web'

export const stepUpTexts = defineTexts({
  title: ['资金操作验证', 'Confirm that it is you'],
  sending: ['正在发送短信验证码…', 'Sending a code to your phone…'],
  sent: [
    '为保障资金安全，请输入发送至 {{phone}} 的6位短信验证码。验证后15分钟内无需再次验证。',
    'This moves money: enter the 6-digit code sent to {{phone}}. You are not asked again for 15 minutes.',
  ],
  code: ['短信验证码', 'SMS code'],
  format: ['请输入6位数字验证码', 'Enter the 6 digits of the code'],
  resend: ['重新发送', 'Send again'],
  resendIn: ['{{seconds}}秒后可重新发送', 'Send again in {{seconds}} s'],
  confirm: ['验证并继续', 'Confirm and go on'],
  byKey: ['改用UKey验证', 'Use a UKey instead'],
  know: ['知道了', 'OK'],
})
