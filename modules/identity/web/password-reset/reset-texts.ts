import { defineTexts } from '@iisp/web/i18n/texts'

export const resetTexts = defineTexts(
  'identity.passwordReset',
  {
    title: '重置密码',
    steps: {
      account: '第1步，共3步：填写账号',
      codes: '第2步，共3步：验证手机与邮箱',
      password: '第3步，共3步：设置新密码',
    },
    accountHint: '重置需要您登记的手机与邮箱。两者均无法使用时，请联系本机构管理员。',
    next: '下一步',
    working: '提交中…',
    sent: '如 {{account}} 为有效账号且已登记手机，验证码已分别发送至其手机与邮箱，5分钟内有效。',
    smsCode: '短信验证码',
    mailCode: '邮件验证码',
    codeFormat: '请输入6位验证码',
    resend: '重新获取验证码',
    resendIn: '{{seconds}}秒后可重新获取',
    otherAccount: '更换账号',
    proven: '身份已验证，请在5分钟内设置新密码。该账号的所有登录将退出。',
    finish: '重置密码',
    done: '密码已重置，该账号的所有登录均已退出。请用新密码登录。',
    signIn: '去登录',
    back: '返回登录',
  },
  {
    title: 'Reset password',
    steps: {
      account: 'Step 1 of 3: your account',
      codes: 'Step 2 of 3: confirm your mobile and e-mail',
      password: 'Step 3 of 3: new password',
    },
    accountHint:
      'You need your registered mobile and e-mail. Without both, please ask the administrator of your institution.',
    next: 'Continue',
    working: 'Sending…',
    sent: 'If {{account}} is an active account with a registered mobile, one code was sent to the mobile and one to the e-mail address. Both are valid for 5 minutes.',
    smsCode: 'SMS code',
    mailCode: 'E-mail code',
    codeFormat: 'Please enter the 6-digit code',
    resend: 'Send new codes',
    resendIn: 'New codes in {{seconds}} s',
    otherAccount: 'Use another account',
    proven:
      'You are verified. Please set the new password within 5 minutes; all sessions of the account will end.',
    finish: 'Reset password',
    done: 'The password was reset and all sessions of the account were ended. Please sign in with the new password.',
    signIn: 'Sign in',
    back: 'Back to sign-in',
  },
)
