import { defineTexts } from '../../i18n/texts.ts'

export const changesTexts = defineTexts(
  'engine.changes',
  {
    changed: '自上次查看（{{time}}）以来有 {{count}} 条变化',
    only: '仅显示自 {{time}} 以来的 {{count}} 条变化',
    show: '只看变化',
    showAll: '显示全部',
    seen: '全部标为已查看',
  },
  {
    changed: 'Changed by others since you last looked ({{time}}): {{count}}',
    only: 'Showing only what others changed since {{time}}: {{count}}',
    show: 'Show only these',
    showAll: 'Show all',
    seen: 'Mark all as seen',
  },
)
