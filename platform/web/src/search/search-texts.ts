import { defineTexts } from '../i18n/index.ts'

export const searchTexts = defineTexts(
  'search',
  {
    recent: '最近打开',
    frequent: '经常打开',
    actions: '操作',
    language: '切换语言：{{name}}',
    mode: '切换外观：{{name}}',
  },
  {
    recent: 'Opened recently',
    frequent: 'Opened often',
    actions: 'Actions',
    language: 'Switch language: {{name}}',
    mode: 'Switch appearance: {{name}}',
  },
)
