import { defineTexts } from '@iisp/web/i18n/texts'

export const sweepCodeTexts = defineTexts({
  code: ['扫码登录二维码', 'QR code to sign in'],
  scan: [
    '请用手机浏览器扫描二维码，并在已登录的手机上确认',
    'Scan the code with the browser of your phone, and confirm there while you are signed in',
  ],
  left: ['{{seconds}}秒内有效', 'Valid for {{seconds}} s'],
  starting: ['正在获取二维码…', 'Getting a code…'],
  scanned: ['已扫描，请在手机上确认登录', 'Scanned. Please confirm on your phone.'],
  entering: ['正在登录…', 'Signing in…'],
  refused: ['已在手机上拒绝本次登录', 'This sign-in was refused on the phone'],
  expired: ['二维码已失效', 'The code has expired'],
  again: ['刷新二维码', 'New code'],
})
