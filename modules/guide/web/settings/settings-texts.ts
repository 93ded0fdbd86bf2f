import { defineTexts } from '@iisp/web'

/** Chinese wordings of document 001, sections 2.2 and 5. */
export const settingsTexts = defineTexts(
  'guide.settings',
  {
    save: '保存',
    saved: '设置成功',
    prefix: '数据生成后',
    suffix: '个工作日',
    custom: '自定义频率说明（选填）',
    failed: '个性化设置加载失败',
    again: '重试',
    unsaved: '设置尚未保存，确定关闭吗？',
  },
  {
    save: 'Save',
    saved: 'Setting succeeded',
    prefix: 'After data generated',
    suffix: 'working days',
    custom: 'Your own words on the frequency (optional)',
    failed: 'The settings could not be loaded',
    again: 'Try again',
    unsaved: 'The settings are not saved. Close nevertheless?',
  },
)
