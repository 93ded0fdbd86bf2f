import { defineTexts } from '../../i18n/texts.ts'

export const changesTexts = defineTexts({
  changed: [
    '自上次查看（{{time}}）以来有 {{count}} 条变化',
    'Changed by others since you last looked ({{time}}): {{count}}',
  ],
  only: [
    '仅显示自 {{time}} 以来的 {{count}} 条变化',
    'Showing only what others changed since {{time}}: {{count}}',
  ],
  show: ['只看变化', 'Show only these'],
  showAll: ['显示全部', 'Show all'],
  seen: ['全部标为已查看', 'Mark all as seen'],
})
