import { defineTexts } from '@iisp/web/i18n/texts'

export const zoneTexts = defineTexts({
  zones: ['首页专区', 'Zones of home'],
  home: ['首页', 'Home'],
  menus: ['我的功能', 'Your functions'],
  noMenus: [
    '您的账户目前没有本专区的菜单，菜单权限由贵机构的管理员授予。',
    'Your account has no menu of this zone at present. Menu permissions are granted by your institution’s administrator.',
  ],
  business: ['相关业务', 'Related business'],
  guides: ['业务说明与视频', 'Handbooks and videos'],
  guide: ['业务说明：{{name}}', 'Handbook: {{name}}'],
  videos: ['培训视频：{{name}}', 'Training videos: {{name}}'],
  announcements: ['公告', 'Announcements'],
  failed: ['加载失败', 'Could not be loaded'],
  again: ['重新加载', 'Reload'],
})
