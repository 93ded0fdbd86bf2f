import { defineTexts } from '@iisp/web/i18n/texts'

export const superSearchTexts = defineTexts(
  'workspace.superSearch',
  {
    title: '搜索',
    titleFor: '搜索：{{text}}',
    keyword: '关键字',
    placeholder: '菜单、指令编号、产品、公告、帮助……',
    start: '输入名称、拼音首字母或编号。除菜单外，至少输入2个字符。',
    searching: '正在搜索…',
    count: '找到{{count}}项',
    none: '没有找到与“{{text}}”相符的内容，请换一个词，或只输入其中一部分。',
    failed: '未能搜索：{{groups}}。',
    retry: '重试',
    more: '只显示前{{most}}项，请输入更多文字。',
    separator: '、',
  },
  {
    title: 'Search',
    titleFor: 'Search: {{text}}',
    keyword: 'Keyword',
    placeholder: 'Menus, order numbers, products, announcements, help…',
    start: 'Type a name, pinyin initials or a code. All but menus need at least 2 characters.',
    searching: 'Searching…',
    count: 'Found: {{count}}',
    none: 'Nothing matches “{{text}}”. Try another word, or only a part of it.',
    failed: 'Could not be searched: {{groups}}.',
    retry: 'Try again',
    more: 'Only the first {{most}} are shown. Type more to narrow the search.',
    separator: ', ',
  },
)
