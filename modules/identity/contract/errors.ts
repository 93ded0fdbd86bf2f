import { badRequest, defineErrors, forbidden, tooManyRequests, unauthorized } from '@iisp/contract'

/** Refusals of sign-in and session calls. */
export const identityErrors = defineErrors('identity', {
  wrongPassword: unauthorized('账号或密码错误', 'Wrong account or password'),
  loginExpired: unauthorized(
    '登录信息已失效，请重新提交',
    'The sign-in data is no longer valid. Please submit again.',
  ),
  locked: forbidden(
    '失败次数过多，请{minutes}分钟后再试',
    'Too many failures. Please try again in {minutes} minutes.',
  ),
  sliderWrong: badRequest('滑动验证未通过，请重试', 'The puzzle does not fit. Please try again.'),
  sliderExpired: badRequest(
    '滑动验证已失效，请重新验证',
    'The puzzle is no longer valid. Please solve a new one.',
  ),
  codeWrong: badRequest('短信验证码错误', 'Wrong SMS code'),
  codeExpired: badRequest(
    '短信验证码已失效，请重新获取',
    'The SMS code is no longer valid. Please request a new one.',
  ),
  smsTooOften: tooManyRequests(
    '短信发送过于频繁，请稍后再试',
    'Too many SMS codes requested. Please try again later.',
  ),
  noPhone: badRequest(
    '该账号未登记手机号码，请联系管理员',
    'No mobile number is registered for this account. Please ask the administrator.',
  ),
  notAdministrator: forbidden('该账号不是管理员账号', 'This is not an administrator account'),
  ofGlobalFund: forbidden(
    '该账号属于全球基金专区，请从“全球基金专区登录”页面登录',
    'This account belongs to the global-fund zone. Please use the page “Global-fund sign-in”.',
  ),
  passwordExpired: forbidden(
    '密码已过期，请修改密码后登录',
    'The password has expired. Please change it to sign in.',
  ),
  institutionClosed: forbidden(
    '贵机构已停用，请联系托管人',
    'Your institution is closed. Please ask your custodian.',
  ),
  codeNeeded: forbidden(
    '为保障账户安全，请使用短信验证码登录',
    'For the safety of the account, please sign in with an SMS code',
  ),
  busy: tooManyRequests(
    '登录人数较多，请{seconds}秒后重试',
    'Many people are signing in. Please try again in {seconds} s.',
  ),
  unlockFailed: badRequest('密码错误，请重新输入', 'Wrong password. Please try again.'),
  unlockEnded: unauthorized(
    '密码错误次数过多，请重新登录',
    'Too many wrong passwords. Please sign in again.',
  ),
})
