import { defineTexts } from '@iisp/web/i18n/texts'

export const zoneTexts = defineTexts(
  'workspace.zones',
  {
    zones: '首页专区',
    home: '首页',
    menus: '我的功能',
    noMenus: '您的账户目前没有本专区的菜单，菜单权限由贵机构的管理员授予。',
    business: '相关业务',
    guides: '业务说明与视频',
    guide: '业务说明：{{name}}',
    videos: '培训视频：{{name}}',
    announcements: '公告',
    failed: '加载失败',
    again: '重新加载',
  },
  {
    zones: 'Zones of home',
    home: 'Home',
    menus: 'Your functions',
    noMenus:
      'Your account has no menu of this zone at present. Menu permissions are granted by your institution’s administrator.',
    business: 'Related business',
    guides: 'Handbooks and videos',
    guide: 'Handbook: {{name}}',
    videos: 'Training videos: {{name}}',
    announcements: 'Announcements',
    failed: 'Could not be loaded',
    again: 'Reload',
  },
)
