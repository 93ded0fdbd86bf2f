import { defineTexts } from '@iisp/web/i18n/texts'

export const passwordTexts = defineTexts({
  title: ['修改密码（全球基金专区）', 'Change password (global funds)'],
  current: ['当前密码', 'Current password'],
  done: [
    '密码已修改，其他设备上的登录已全部退出。请用新密码登录。',
    'The password was changed, and all other devices are signed out. Please sign in with the new one.',
  ],
  signIn: ['去登录', 'Sign in'],
})
