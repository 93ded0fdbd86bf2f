import { defineTexts } from '@iisp/web/i18n/texts'

export const superSearchTexts = defineTexts({
  title: ['搜索', 'Search'],
  titleFor: ['搜索：{{text}}', 'Search: {{text}}'],
  keyword: ['关键字', 'Keyword'],
  placeholder: ['菜单、指令编号、产品、公告、帮助……', 'Menus, order numbers, products, announcements, help…'],
  start: [
    '输入名称、拼音首字母或编号。除菜单外，至少输入2个字符。',
    'Type a name, pinyin initials or a code. All but menus need at least 2 characters.',
  ],
  searching: ['正在搜索…', 'Searching…'],
  count: ['找到{{count}}项', 'Found: {{count}}'],
  none: [
    '没有找到与“{{text}}”相符的内容，请换一个词，或只输入其中一部分。',
    'Nothing matches “{{text}}”. Try another word, or only a part of it.',
  ],
  failed: ['未能搜索：{{groups}}。', 'Could not be searched: {{groups}}.'],
  retry: ['重试', 'Try again'],
  more: [
    '只显示前{{most}}项，请输入更多文字。',
    'Only the first {{most}} are shown. Type more to narrow the search.',
  ],
  separator: ['、', ', '],
})
