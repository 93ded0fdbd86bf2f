import { badRequest, defineErrors } from '@iisp/contract'

/** Refusals of a new password. Separate from the other errors, which the login page loads. */
export const newPasswordErrors = defineErrors('identity', {
  newPasswordLength: badRequest('新密码应为8至64个字符', 'The new password must have 8 to 64 characters'),
  newPasswordClasses: badRequest(
    '新密码须包含大写字母、小写字母、数字、符号中的至少三类',
    'The new password must have at least three of: capitals, small letters, digits, symbols',
  ),
  newPasswordSpaces: badRequest('新密码不能包含空格', 'The new password cannot contain spaces'),
  newPasswordBytes: badRequest(
    '新密码过长，请减少其中的汉字或表情',
    'The new password is too long. Please use fewer Chinese characters or emoji.',
  ),
  passwordPersonal: badRequest(
    '新密码不能包含账号名、姓名或姓名拼音',
    'The new password must not contain the account name or your name',
  ),
  passwordTooYoung: badRequest(
    '密码修改后须满一天才能再次修改，请{hours}小时后再试',
    'A password must be a day old before it is changed again. Please try in {hours} hours.',
  ),
  passwordReused: badRequest(
    '新密码不能与最近5次使用的密码相同',
    'The new password must differ from the last 5',
  ),
  passwordCommon: badRequest(
    '新密码过于常见，请更换',
    'The new password is too common. Please choose another.',
  ),
})

/** The refusals of the rule for new passwords, wherever a password is set. */
export const newPasswordFaults = [
  newPasswordErrors.newPasswordLength,
  newPasswordErrors.newPasswordClasses,
  newPasswordErrors.newPasswordSpaces,
  newPasswordErrors.newPasswordBytes,
  newPasswordErrors.passwordCommon,
  newPasswordErrors.passwordPersonal,
  newPasswordErrors.passwordReused,
] as const
