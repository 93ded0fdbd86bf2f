import { defineTexts } from '@iisp/web/i18n/texts'

export const resetTexts = defineTexts({
  title: ['重置密码', 'Reset password'],
  steps: {
    account: ['第1步，共3步：填写账号', 'Step 1 of 3: your account'],
    codes: ['第2步，共3步：验证手机与邮箱', 'Step 2 of 3: confirm your mobile and e-mail'],
    password: ['第3步，共3步：设置新密码', 'Step 3 of 3: new password'],
  },
  accountHint: [
    '重置需要您登记的手机与邮箱。两者均无法使用时，请联系本机构管理员。',
    'You need your registered mobile and e-mail. Without both, please ask the administrator of your institution.',
  ],
  next: ['下一步', 'Continue'],
  working: ['提交中…', 'Sending…'],
  sent: [
    '如 {{account}} 为有效账号且已登记手机，验证码已分别发送至其手机与邮箱，5分钟内有效。',
    'If {{account}} is an active account with a registered mobile, one code was sent to the mobile and one to the e-mail address. Both are valid for 5 minutes.',
  ],
  smsCode: ['短信验证码', 'SMS code'],
  mailCode: ['邮件验证码', 'E-mail code'],
  codeFormat: ['请输入6位验证码', 'Please enter the 6-digit code'],
  resend: ['重新获取验证码', 'Send new codes'],
  resendIn: ['{{seconds}}秒后可重新获取', 'New codes in {{seconds}} s'],
  otherAccount: ['更换账号', 'Use another account'],
  proven: [
    '身份已验证，请在5分钟内设置新密码。该账号的所有登录将退出。',
    'You are verified. Please set the new password within 5 minutes; all sessions of the account will end.',
  ],
  finish: ['重置密码', 'Reset password'],
  done: [
    '密码已重置，该账号的所有登录均已退出。请用新密码登录。',
    'The password was reset and all sessions of the account were ended. Please sign in with the new password.',
  ],
  signIn: ['去登录', 'Sign in'],
  back: ['返回登录', 'Back to sign-in'],
})
