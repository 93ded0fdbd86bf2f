import { defineTexts } from '@iisp/web/i18n/texts'

export const newPasswordTexts = defineTexts(
  'identity.newPassword',
  {
    title: '修改密码',
    hint: '密码已过期，请设置新密码',
    fresh: '新密码',
    again: '确认新密码',
    rule: '8至64个字符，至少包含大写字母、小写字母、数字、符号中的三类',
    submit: '修改密码',
    submitting: '提交中…',
    back: '返回登录',
    fault: {
      newPasswordLength: '新密码应为8至64个字符',
      newPasswordClasses: '新密码须包含大写字母、小写字母、数字、符号中的至少三类',
      newPasswordSpaces: '新密码不能包含空格',
      newPasswordBytes: '新密码过长，请减少其中的汉字或表情',
      newPasswordDiffers: '两次输入的新密码不一致',
    },
  },
  {
    title: 'Change password',
    hint: 'Your password has expired. Please set a new one.',
    fresh: 'New password',
    again: 'New password again',
    rule: '8 to 64 characters, at least three of: capitals, small letters, digits, symbols',
    submit: 'Change password',
    submitting: 'Sending…',
    back: 'Back to sign-in',
    fault: {
      newPasswordLength: 'Use 8 to 64 characters',
      newPasswordClasses: 'Use at least three of: capitals, small letters, digits, symbols',
      newPasswordSpaces: 'The new password cannot contain spaces',
      newPasswordBytes: 'The new password is too long. Please use fewer Chinese characters or emoji.',
      newPasswordDiffers: 'The two new passwords differ',
    },
  },
)
