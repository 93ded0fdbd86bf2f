import { defineTexts } from '@iisp/web/i18n/texts'

export const otherDoorTexts = defineTexts({
  toZone: ['全球基金专区登录', 'Global-fund sign-in'],
  toPortal: ['返回平台登录', 'Ordinary sign-in'],
  password: ['修改密码', 'Change password'],
})
