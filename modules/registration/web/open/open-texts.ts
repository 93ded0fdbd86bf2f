import { defineTexts } from '@iisp/web/i18n/texts'

export const openTexts = defineTexts({
  contact: ['如有疑问，请联系托管人：{{contact}}', 'Questions? Please contact the custodian: {{contact}}'],
})
