import { defineTexts } from '@iisp/web'

/** Chinese wordings of document 001, sections 2.2 and 5. */
export const settingsTexts = defineTexts({
  save: ['保存', 'Save'],
  saved: ['设置成功', 'Setting succeeded'],
  prefix: ['数据生成后', 'After data generated'],
  suffix: ['个工作日', 'working days'],
  custom: ['自定义频率说明（选填）', 'Your own words on the frequency (optional)'],
  failed: ['个性化设置加载失败', 'The settings could not be loaded'],
  again: ['重试', 'Try again'],
  unsaved: ['设置尚未保存，确定关闭吗？', 'The settings are not saved. Close nevertheless?'],
})
