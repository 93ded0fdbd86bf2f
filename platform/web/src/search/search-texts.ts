import { defineTexts } from '../i18n/index.ts'

export const searchTexts = defineTexts({
  recent: ['最近打开', 'Opened recently'],
  frequent: ['经常打开', 'Opened often'],
  actions: ['操作', 'Actions'],
  language: ['切换语言：{{name}}', 'Switch language: {{name}}'],
  mode: ['切换外观：{{name}}', 'Switch appearance: {{name}}'],
})
