import { badRequest, defineErrors, tooManyRequests } from '@iisp/contract'

/** Refusals of resets. Apart from the others, which the login page loads. */
export const passwordResetErrors = defineErrors('identity', {
  resetTooOften: tooManyRequests('申请过于频繁，请稍后再试', 'Too many requests. Please try again later.'),
  resetCodesWrong: badRequest(
    '验证码有误，请核对短信与邮件中的验证码',
    'The codes are not right. Please check the text message and the e-mail.',
  ),
  resetEnded: badRequest('本次重置已失效，请重新开始', 'This reset is no longer valid. Please start again.'),
})
