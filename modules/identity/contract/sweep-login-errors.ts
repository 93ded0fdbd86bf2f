import { conflict, defineErrors, forbidden, tooManyRequests } from '@iisp/contract'

/** Refusals of the sign-in by QR code. */
export const sweepLoginErrors = defineErrors('identity', {
  sweepOff: forbidden(
    '本平台未开通扫码登录，请使用其他登录方式',
    'This portal has no sign-in by QR code. Please sign in another way.',
  ),
  sweepTooOften: tooManyRequests(
    '获取二维码过于频繁，请稍后再试或使用其他登录方式',
    'Too many QR codes requested. Please try again later or sign in another way.',
  ),
  sweepExpired: conflict(
    '二维码已失效或已使用，请在电脑上刷新二维码后重新扫描',
    'The QR code has expired or was used. Please refresh it on the computer and scan it again.',
  ),
  sweepAsAnother: forbidden(
    '代办或切换公司后不可确认扫码登录，请先返回本人登录时的账号',
    'A session that went on as another account cannot confirm a sign-in. Please go back to the account that you signed in with.',
  ),
  sweepNotOffered: forbidden(
    '全球基金专区的账号不支持扫码登录',
    'Accounts of the global-fund zone have no sign-in by QR code',
  ),
  sweepPasswordExpired: forbidden(
    '您的密码已过期，请先在个人中心修改密码',
    'Your password has expired. Please change it in My account first.',
  ),
})
