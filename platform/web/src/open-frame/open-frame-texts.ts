import { defineTexts } from '../i18n/texts.ts'

export const openFrameTexts = defineTexts('engine.openFrame', {
  signIn: ['登录平台', 'To the portal'],
  language: ['English', '中文'],
})
