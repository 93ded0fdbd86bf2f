import { defineTexts } from '@iisp/web/i18n/texts'

export const queryModeTexts = defineTexts({
  title: ['菜单查询方式管理', 'Menu query settings'],
  hint: [
    '自动查询：打开菜单即加载列表。手动查询：打开菜单后点击查询按钮才加载，适合先选条件再查的列表。修改后，下次打开菜单时生效。',
    'Automatic: the list loads when its menu opens. Manual: it loads when Search is pressed, which suits lists that are always filtered first. A change counts from the next time the menu is opened.',
  ],
  menuName: ['菜单名称', 'Menu'],
  group: ['所属模块', 'Module'],
  mode: ['查询方式', 'Query'],
  auto: ['自动查询', 'Automatic'],
  manual: ['手动查询', 'Manual'],
  switch: ['{{menu}}自动查询', 'Query {{menu}} automatically'],
  none: ['暂无数据，没有符合条件的菜单', 'No data: no menu matches'],
  saved: ['{{menu}}已设为{{mode}}', '{{menu}}: {{mode}}'],
})
