import { defineTexts } from '@iisp/web/i18n/texts'

export const newPasswordTexts = defineTexts({
  title: ['修改密码', 'Change password'],
  hint: ['密码已过期，请设置新密码', 'Your password has expired. Please set a new one.'],
  fresh: ['新密码', 'New password'],
  again: ['确认新密码', 'New password again'],
  rule: [
    '8至64个字符，至少包含大写字母、小写字母、数字、符号中的三类',
    '8 to 64 characters, at least three of: capitals, small letters, digits, symbols',
  ],
  submit: ['修改密码', 'Change password'],
  submitting: ['提交中…', 'Sending…'],
  back: ['返回登录', 'Back to sign-in'],
  fault: {
    newPasswordLength: ['新密码应为8至64个字符', 'Use 8 to 64 characters'],
    newPasswordClasses: [
      '新密码须包含大写字母、小写字母、数字、符号中的至少三类',
      'Use at least three of: capitals, small letters, digits, symbols',
    ],
    newPasswordSpaces: ['新密码不能包含空格', 'The new password cannot contain spaces'],
    newPasswordBytes: [
      '新密码过长，请减少其中的汉字或表情',
      'The new password is too long. Please use fewer Chinese characters or emoji.',
    ],
    newPasswordDiffers: ['两次输入的新密码不一致', 'The two new passwords differ'],
  },
})
