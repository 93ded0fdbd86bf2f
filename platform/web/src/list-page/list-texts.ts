import { defineTexts } from '../i18n/texts.ts'

export const listTexts = defineTexts({
  refresh: ['刷新', 'Refresh'],
  asSentence: ['{{reason}}。', '{{reason}}.'],
  show: ['查看“{{part}}”', 'Show “{{part}}”'],
  gone: ['该记录不在列表中', 'This entry is not in the list'],
  allDone: ['当前没有其他待您处理的记录', 'Nothing else waits for you here'],
  changed: ['自上次查看以来有变化', 'Changed since you last looked'],
})
