import { defineTexts } from '../i18n/index.ts'

export const overviewTexts = defineTexts({
  own: ['我的功能', 'Your functions'],
  none: ['您的账户目前没有{{title}}的菜单。', 'Your account has no menu of {{title}} at present.'],
  help: ['咨询', 'Whom to ask'],
  rights: [
    '菜单权限由贵机构的管理员授予。',
    'Menu permissions are granted by your institution’s administrator.',
  ],
  contact: [
    '业务问题请联系客户服务：{{contact}}',
    'For business questions please contact customer service: {{contact}}',
  ],
  service: ['在线客服', 'Online service'],
})
