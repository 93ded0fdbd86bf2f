import { defineTexts } from '@iisp/web/i18n/texts'

export const otherDoorTexts = defineTexts(
  'identity.otherDoors',
  { toZone: '全球基金专区登录', toPortal: '返回平台登录', password: '修改密码' },
  { toZone: 'Global-fund sign-in', toPortal: 'Ordinary sign-in', password: 'Change password' },
)
