import { defineTexts } from '../i18n/texts.ts'

export const listTexts = defineTexts(
  'engine.list',
  {
    refresh: '刷新',
    show: '查看“{{part}}”',
    gone: '该记录不在列表中',
    allDone: '当前没有其他待您处理的记录',
    changed: '自上次查看以来有变化',
  },
  {
    refresh: 'Refresh',
    show: 'Show “{{part}}”',
    gone: 'This entry is not in the list',
    allDone: 'Nothing else waits for you here',
    changed: 'Changed since you last looked',
  },
)
