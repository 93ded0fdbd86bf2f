import { defineTexts } from '../i18n/texts.ts'

export const openFrameTexts = defineTexts(
  'engine.openFrame',
  { signIn: '登录平台', language: 'English' },
  { signIn: 'To the portal', language: '中文' },
)
