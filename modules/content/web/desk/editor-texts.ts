import { defineTexts, type Translate } from '@iisp/web'

export const editorTexts = defineTexts({
  add: ['新增内容', 'New article'],
  new: ['新增内容', 'New article'],
  edit: ['编辑内容', 'Edit the article'],
  address: ['页面地址（/cms/ 之后的部分）', 'Address (what follows /cms/)'],
  addressHelp: [
    '已有的公开页面地址，或在其后加一段编号，如 valuation-business-guide/42',
    'That of a public page, or such an address followed by a name, such as valuation-business-guide/42',
  ],
  addressMissing: ['请填写页面地址', 'Please give the address'],
  titleZh: ['标题（中文）', 'Title (Chinese)'],
  titleEn: ['标题（英文）', 'Title (English)'],
  bodyZh: ['正文（中文）', 'Text (Chinese)'],
  bodyEn: ['正文（英文）', 'Text (English)'],
  englishHelp: ['不填写时英文界面显示中文', 'Chinese is shown where this is empty'],
  note: ['修改说明', 'What changed'],
  noteHelp: ['显示在版本列表中，读者不可见', 'Stands in the list of versions; readers do not see it'],
  titleMissing: ['请填写中文标题', 'Please give a Chinese title'],
  bodyMissing: ['请填写中文正文', 'Please write a Chinese text'],
  bodyLong: ['正文过长，请拆分为多篇', 'The text is too long. Please divide it into several articles'],
  delivered: [
    '此处为平台升级带来的新版本，与已发布的内容不同。可直接发布，或修改后保存。',
    'This text came with an upgrade of the portal and differs from the published one. Publish it as it is, or change it and save.',
  ],
  save: ['保存草稿', 'Save as a draft'],
  saved: [
    '已保存为版本 {{n}}，发布后读者可见',
    'Saved as version {{n}}; readers see it once it is published',
  ],
  restored: ['已恢复上次未保存的内容', 'What you had not saved was put back'],
  unsaved: ['内容尚未保存，确定关闭吗？', 'This has not been saved. Close nevertheless?'],
  preview: ['预览', 'Preview'],
  asRead: ['读者所见', 'As readers see it'],
  changes: ['与已发布的差异', 'Changes to what is published'],
  parts: {
    category: ['分类', 'category'],
    titleZh: ['中文标题', 'Chinese title'],
    titleEn: ['英文标题', 'English title'],
    bodyZh: ['中文正文', 'Chinese text'],
    bodyEn: ['英文正文', 'English text'],
  },
  and: ['、', ', '],
  notPublished: ['读者目前看不到这篇内容', 'Readers do not see this article now'],
  same: ['与已发布的内容相同', 'The same as what is published'],
  differs: ['与已发布的内容不同：{{parts}}', 'Differs from what is published: {{parts}}'],
})
export type EditorText = Translate<(typeof editorTexts)['zh']>
