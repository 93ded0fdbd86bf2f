import { defineTexts } from '@iisp/web'

export const fileTexts = defineTexts(
  'files.parts',
  {
    signIn: '暂时无法下载此文件，请登录后重试',
    noFile: '暂时无法下载此文件',
    exporting: '已开始导出，完成后可在下载中心下载',
    exported: '导出成功：{{name}}',
    exportFailed: '{{name}}导出失败：{{why}}',
    toDownloads: '前往下载中心',
  },
  {
    signIn: 'This file cannot be downloaded at the moment. Please sign in and try again.',
    noFile: 'This file cannot be downloaded at the moment',
    exporting: 'The export has begun. Its file will be in the download centre.',
    exported: 'Exported: {{name}}',
    exportFailed: 'The export of {{name}} failed: {{why}}',
    toDownloads: 'Open the download centre',
  },
)
