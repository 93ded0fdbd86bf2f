import { defineTexts } from '../i18n/texts.ts'

export const openFrameTexts = defineTexts({
  signIn: ['登录平台', 'To the portal'],
  language: ['English', '中文'],
})
