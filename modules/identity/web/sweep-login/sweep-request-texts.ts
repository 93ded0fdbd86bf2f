import { defineTexts } from '@iisp/web/i18n/texts'

export const sweepRequestTexts = defineTexts({
  title: ['确认扫码登录', 'Confirm a sign-in'],
  ask: [
    '以下设备请求登录您的账号。请确认二维码是您本人刚刚打开的；他人发来的二维码请一律拒绝。',
    'The device below asks to sign in to your account. Confirm only if you have just opened the QR code yourself. Always refuse a code that somebody sent you.',
  ],
  account: ['登录账号', 'Account'],
  name: ['姓名', 'Name'],
  network: ['网络地址', 'Network'],
  unknownNetwork: ['未知', 'Unknown'],
  askedAt: ['请求时间', 'Asked at'],
  confirm: ['确认登录', 'Confirm sign-in'],
  refuse: ['拒绝', 'Refuse'],
  confirmed: [
    '已确认，请在该设备上继续操作。如非本人操作，请立即在“登录设备”中结束其登录并修改密码。',
    'Confirmed. Please go on there. If it was not you, end that session under Sessions at once and change your password.',
  ],
  refused: ['已拒绝，该设备不会登录。', 'Refused. The device is not signed in.'],
  sessions: ['查看登录设备', 'Show sessions'],
  missing: [
    '链接不完整，请在电脑上刷新二维码后重新扫描',
    'The link is incomplete. Please refresh the QR code on the computer and scan it again.',
  ],
})
