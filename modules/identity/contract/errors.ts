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
  passwordExpired: {
    status: 403,
    zh: '密码已过期，请修改密码后登录',
    en: 'The password has expired. Please change it to sign in.',
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
  newPasswordLength: {
    status: 400,
    zh: '新密码应为8至64个字符',
    en: 'The new password must have 8 to 64 characters',
  },
  newPasswordClasses: {
    status: 400,
    zh: '新密码须包含大写字母、小写字母、数字、符号中的至少三类',
    en: 'The new password must have at least three of: capitals, small letters, digits, symbols',
  },
  newPasswordSpaces: {
    status: 400,
    zh: '新密码不能包含空格',
    en: 'The new password cannot contain spaces',
  },
  newPasswordBytes: {
    status: 400,
    zh: '新密码过长，请减少其中的汉字或表情',
    en: 'The new password is too long. Please use fewer Chinese characters or emoji.',
  },
  passwordPersonal: {
    status: 400,
    zh: '新密码不能包含账号名、姓名或姓名拼音',
    en: 'The new password must not contain the account name or your name',
  },
  passwordTooYoung: {
    status: 400,
    zh: '密码修改后须满一天才能再次修改，请{hours}小时后再试',
    en: 'A password must be a day old before it is changed again. Please try in {hours} hours.',
  },
  passwordReused: {
    status: 400,
    zh: '新密码不能与最近5次使用的密码相同',
    en: 'The new password must differ from the last 5',
  },
  passwordCommon: {
    status: 400,
    zh: '新密码过于常见，请更换',
    en: 'The new password is too common. Please choose another.',
  },
  notSuperManager: {
    status: 403,
    zh: '仅超级管理员可切换管理人',
    en: 'Only a super-manager may switch managers',
  },
  switchReasonMissing: {
    status: 400,
    zh: '请填写代办原因',
    en: 'Please say why you act for this account',
  },
  noPhoneToProve: {
    status: 409,
    zh: '您未登记手机号码，无法接收验证码。请联系本机构管理员登记手机号码后再操作',
    en: 'No mobile number is registered for you, so no code can be sent. Please ask the administrator of your institution to register one.',
  },
  unlockFailed: { status: 400, zh: '密码错误，请重新输入', en: 'Wrong password. Please try again.' },
  stepUpFailed: { status: 400, zh: '登录密码错误，请重新输入', en: 'Wrong password. Please try again.' },
  unlockEnded: {
    status: 401,
    zh: '密码错误次数过多，请重新登录',
    en: 'Too many wrong passwords. Please sign in again.',
  },
})
