import { defineTexts } from '@iisp/web/i18n/texts'

export const collectionTexts = defineTexts({
  title: ['我的收藏', 'Collection'],
  hint: [
    '已保存的菜单和业务红宝书。移动或移除菜单后，首页随之变化。',
    'Your saved menus and handbooks. A menu moved or removed here changes on the home page too.',
  ],
  quick: ['快捷菜单', 'Quick menus'],
  common: ['常用菜单', 'Common menus'],
  books: ['业务红宝书', 'Handbooks'],
  noMenus: [
    '暂无菜单。在首页点击“编辑首页”即可添加',
    'No menus yet. Add them by "Edit home" on the home page',
  ],
  noBooks: [
    '尚未收藏红宝书。在业务菜单页首点击“收藏”即可添加',
    'No handbooks yet. Press “Add to favourites” at the head of a business page',
  ],
  remove: ['移除：{{name}}', 'Remove: {{name}}'],
  removing: ['确定从“{{title}}”中移除“{{name}}”吗？', 'Remove "{{name}}" from "{{title}}"?'],
  removed: ['已移除', 'Removed'],
  reload: ['重新加载', 'Reload'],
})
