import { conflict, defineErrors, tooManyRequests, unauthorized } from '@iisp/contract'

/** Refusals of jumps to other platforms. Apart from the others, which the login page loads. */
export const jumpErrors = defineErrors('identity', {
  audienceUnknown: conflict(
    '与该平台共用的密钥尚未配置，请联系系统管理员',
    'The key shared with that platform is not configured. Please ask the system administrator.',
  ),
  jumpTooOften: tooManyRequests('跳转过于频繁，请稍后再试', 'Too many jumps. Please try again in a minute.'),
  ticketRefused: unauthorized(
    '票据无效、已使用或已过期，请重新跳转',
    'The ticket is not valid, used or too old. Please jump again.',
  ),
  redeemedTooOften: tooManyRequests(
    '兑换过于频繁，请稍后再试',
    'Too many tickets redeemed. Please try again in a minute.',
  ),
})
