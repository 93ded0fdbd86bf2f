import { defineTexts } from '@iisp/web/i18n/texts'

export const collectionTexts = defineTexts(
  'workspace.collection',
  {
    title: '我的收藏',
    hint: '已保存的菜单和业务红宝书。移动或移除菜单后，首页随之变化。',
    quick: '快捷菜单',
    common: '常用菜单',
    books: '业务红宝书',
    noMenus: '暂无菜单。在首页点击“编辑首页”即可添加',
    noBooks: '尚未收藏红宝书。在业务菜单页首点击“收藏”即可添加',
    remove: '移除：{{name}}',
    removing: '确定从“{{title}}”中移除“{{name}}”吗？',
    removed: '已移除',
    reload: '重新加载',
  },
  {
    title: 'Collection',
    hint: 'Your saved menus and handbooks. A menu moved or removed here changes on the home page too.',
    quick: 'Quick menus',
    common: 'Common menus',
    books: 'Handbooks',
    noMenus: 'No menus yet. Add them by "Edit home" on the home page',
    noBooks: 'No handbooks yet. Press “Add to favourites” at the head of a business page',
    remove: 'Remove: {{name}}',
    removing: 'Remove "{{name}}" from "{{title}}"?',
    removed: 'Removed',
    reload: 'Reload',
  },
)
