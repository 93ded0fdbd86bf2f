import { defineTexts } from '@iisp/web'

export const stepUpTexts = defineTexts(
  'identity.stepUp',
  {
    title: '资金操作验证',
    sending: '正在发送短信验证码…',
    sent: '为保障资金安全，请输入发送至 {{phone}} 的6位短信验证码。验证后15分钟内无需再次验证。',
    code: '短信验证码',
    format: '请输入6位数字验证码',
    resend: '重新发送',
    resendIn: '{{seconds}}秒后可重新发送',
    confirm: '验证并继续',
    byKey: '改用UKey验证',
    know: '知道了',
  },
  {
    title: 'Confirm that it is you',
    sending: 'Sending a code to your phone…',
    sent: 'This moves money: enter the 6-digit code sent to {{phone}}. You are not asked again for 15 minutes.',
    code: 'SMS code',
    format: 'Enter the 6 digits of the code',
    resend: 'Send again',
    resendIn: 'Send again in {{seconds}} s',
    confirm: 'Confirm and go on',
    byKey: 'Use a UKey instead',
    know: 'OK',
  },
)
