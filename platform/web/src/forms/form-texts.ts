import { defineTexts } from '../i18n/texts.ts'

export const formTexts = defineTexts({
  unsaved: ['内容尚未保存，确定关闭吗？', 'What you typed has not been saved. Close nevertheless?'],
  restored: ['已恢复上次未保存的内容', 'What you typed last time and did not save is here again'],
  save: ['保存', 'Save'],
  submit: ['提交', 'Submit'],
  cancel: ['取消', 'Cancel'],
})
