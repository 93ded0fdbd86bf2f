import { defineTexts } from '@iisp/web/i18n/texts'

export const openTexts = defineTexts(
  'registration.open',
  {
    signIn: '登录机构服务平台',
    language: 'English',
    contact: '如有疑问，请联系托管人：{{contact}}',
  },
  {
    signIn: 'Sign in to the portal',
    language: '中文',
    contact: 'Questions? Please contact the custodian: {{contact}}',
  },
)
