import { defineTexts } from '@iisp/web'

export const fileTexts = defineTexts({
  signIn: [
    '暂时无法下载此文件，请登录后重试',
    'This file cannot be downloaded at the moment. Please sign in and try again.',
  ],
  noFile: ['暂时无法下载此文件', 'This file cannot be downloaded at the moment'],
  exporting: [
    '已开始导出，完成后可在下载中心下载',
    'The export has begun. Its file will be in the download centre.',
  ],
  exported: ['导出成功：{{name}}', 'Exported: {{name}}'],
  exportFailed: ['{{name}}导出失败：{{why}}', 'The export of {{name}} failed: {{why}}'],
  toDownloads: ['前往下载中心', 'Open the download centre'],
})
