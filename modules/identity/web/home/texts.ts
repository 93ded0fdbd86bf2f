import { defineTexts } from '@iisp/web/i18n/texts'

export const homeTexts = defineTexts(
  'identity.home',
  {
    greeting: { night: '夜深了', morning: '早上好', noon: '中午好', afternoon: '下午好', evening: '晚上好' },
    hello: '{{greeting}}，{{name}}',
    todo: '我的待办',
    todoNone: '暂无待办',
    todoNoneHint: '新的待办会自动出现在这里',
    todoFailed: '待办加载失败',
    reload: '重新加载',
    entries: '功能入口',
    noMenus: '暂无菜单权限，请联系管理员授权',
    switchManager: '切换管理人',
    zone: '北京时间',
  },
  {
    greeting: {
      night: 'Good night',
      morning: 'Good morning',
      noon: 'Good day',
      afternoon: 'Good afternoon',
      evening: 'Good evening',
    },
    hello: '{{greeting}}, {{name}}',
    todo: 'To do',
    todoNone: 'Nothing to do',
    todoNoneHint: 'New work appears here by itself',
    todoFailed: 'The to-do list could not be loaded',
    reload: 'Reload',
    entries: 'Functions',
    noMenus: 'No menu permission, please ask the administrator to authorise',
    switchManager: 'Switch manager',
    zone: 'Beijing time',
  },
)
