import { defineErrors } from '@iisp/contract'

/** Refusals of sign-in and session calls. */
export const identityErrors = defineErrors('identity', {
  wrongPassword: { status: 401, zh: '账号或密码错误', en: 'Wrong account or password' },
  loginExpired: {
    status: 401,
    zh: '登录信息已失效，请重新提交',
    en: 'The sign-in data is no longer valid. Please submit again.',
  },
  locked: {
    status: 403,
    zh: '失败次数过多，请{minutes}分钟后再试',
    en: 'Too many failures. Please try again in {minutes} minutes.',
  },
  sliderWrong: {
    status: 400,
    zh: '滑动验证未通过，请重试',
    en: 'The puzzle does not fit. Please try again.',
  },
  sliderExpired: {
    status: 400,
    zh: '滑动验证已失效，请重新验证',
    en: 'The puzzle is no longer valid. Please solve a new one.',
  },
  codeWrong: { status: 400, zh: '短信验证码错误', en: 'Wrong SMS code' },
  codeExpired: {
    status: 400,
    zh: '短信验证码已失效，请重新获取',
    en: 'The SMS code is no longer valid. Please request a new one.',
  },
  smsTooOften: {
    status: 429,
    zh: '短信发送过于频繁，请稍后再试',
    en: 'Too many SMS codes requested. Please try again later.',
  },
  noPhone: {
    status: 400,
    zh: '该账号未登记手机号码，请联系管理员',
    en: 'No mobile number is registered for this account. Please ask the administrator.',
  },
  notAdministrator: { status: 403, zh: '该账号不是管理员账号', en: 'This is not an administrator account' },
  ofGlobalFund: {
    status: 403,
    zh: '该账号属于全球基金专区，请从“全球基金专区登录”页面登录',
    en: 'This account belongs to the global-fund zone. Please use the page “Global-fund sign-in”.',
  },
  passwordExpired: {
    status: 403,
    zh: '密码已过期，请修改密码后登录',
    en: 'The password has expired. Please change it to sign in.',
  },
  institutionClosed: {
    status: 403,
    zh: '贵机构已停用，请联系托管人',
    en: 'Your institution is closed. Please ask your custodian.',
  },
  codeNeeded: {
    status: 403,
    zh: '为保障账户安全，请使用短信验证码登录',
    en: 'For the safety of the account, please sign in with an SMS code',
  },
  busy: {
    status: 429,
    zh: '登录人数较多，请{seconds}秒后重试',
    en: 'Many people are signing in. Please try again in {seconds} s.',
  },
  unlockFailed: { status: 400, zh: '密码错误，请重新输入', en: 'Wrong password. Please try again.' },
  unlockEnded: {
    status: 401,
    zh: '密码错误次数过多，请重新登录',
    en: 'Too many wrong passwords. Please sign in again.',
  },
})
