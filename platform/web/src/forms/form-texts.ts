import { defineTexts } from '../i18n/texts.ts'

export const formTexts = defineTexts(
  'engine.form',
  {
    unsaved: '内容尚未保存，确定关闭吗？',
    restored: '已恢复上次未保存的内容',
    save: '保存',
    submit: '提交',
    cancel: '取消',
  },
  {
    unsaved: 'What you typed has not been saved. Close nevertheless?',
    restored: 'What you typed last time and did not save is here again',
    save: 'Save',
    submit: 'Submit',
    cancel: 'Cancel',
  },
)
