import { badRequest, conflict, defineErrors } from '@iisp/contract'

/** Refusals of the second factor. Apart from the others, which the login page loads. */
export const stepUpErrors = defineErrors('identity', {
  noPhoneToProve: conflict(
    '您未登记手机号码，无法接收验证码。请联系本机构管理员登记手机号码后再操作',
    'No mobile number is registered for you, so no code can be sent. Please ask the administrator of your institution to register one.',
  ),
  stepUpFailed: badRequest('登录密码错误，请重新输入', 'Wrong password. Please try again.'),
})
