import { defineTexts } from '../i18n/index.ts'

export const fileTexts = defineTexts(
  'web.files',
  {
    signIn: '暂时无法下载此文件，请登录后重试',
    noFile: '暂时无法下载此文件',
  },
  {
    signIn: 'This file cannot be downloaded at the moment. Please sign in and try again.',
    noFile: 'This file cannot be downloaded at the moment',
  },
)
