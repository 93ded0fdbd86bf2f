import { defineTexts } from '@iisp/web'

export const quotaTexts = defineTexts({
  title: ['存储用量', 'Storage'],
  hint: [
    '各机构上传文件的用量，用量最满的排在最前；正在上传的文件按其完成后的大小计入。',
    'What the institutions keep of what they may keep, the fullest first. Uploads under way count with what they will be.',
  ],
  scanned: ['上传文件经病毒扫描（{{kind}}）', 'Uploads are scanned for viruses ({{kind}})'],
  notScanned: ['未配置病毒扫描：', 'No virus scanner:'],
  notScannedHint: [
    '上传文件仅检查格式、宏、PDF 脚本与压缩包；请设置 SCANNER_URL。',
    'uploads are checked for their format, macros, active PDF and archives alone. Set SCANNER_URL.',
  ],
  empty: ['暂无数据，没有符合条件的机构', 'No data: no institution matches'],
  keyword: ['机构', 'Institution'],
  keywordHint: ['机构编号或名称', 'Number or name'],
  share: ['占比', 'Share'],
})
