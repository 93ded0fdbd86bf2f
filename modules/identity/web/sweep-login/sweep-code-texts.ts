import { defineTexts } from '@iisp/web/i18n/texts'

export const sweepCodeTexts = defineTexts(
  'identity.sweepCode',
  {
    code: '扫码登录二维码',
    scan: '请用手机浏览器扫描二维码，并在已登录的手机上确认',
    left: '{{seconds}}秒内有效',
    starting: '正在获取二维码…',
    scanned: '已扫描，请在手机上确认登录',
    entering: '正在登录…',
    refused: '已在手机上拒绝本次登录',
    expired: '二维码已失效',
    again: '刷新二维码',
  },
  {
    code: 'QR code to sign in',
    scan: 'Scan the code with the browser of your phone, and confirm there while you are signed in',
    left: 'Valid for {{seconds}} s',
    starting: 'Getting a code…',
    scanned: 'Scanned. Please confirm on your phone.',
    entering: 'Signing in…',
    refused: 'This sign-in was refused on the phone',
    expired: 'The code has expired',
    again: 'New code',
  },
)
