import { translator } from '../i18n/i18n.ts'
import { defineTexts } from '../i18n/texts.ts'

/** Of downloads and uploads. Apart from the engine's texts, which the login page loads. */
export const transferTexts = defineTexts({
  missing: ['下载失败，文件不存在', 'Download failed, file does not exist'],
  running: ['正在下载…', 'Downloading …'],
  done: ['下载成功', 'Download succeeded'],
  timeout: ['下载超时，请重试', 'Download timed out, please retry'],
  busy: ['抱歉，系统繁忙，请稍后重试', 'Sorry, the system is busy, please retry later'],
  network: ['网络故障，下载失败', 'Network fault, download failed'],
  failed: ['下载失败', 'Download failed'],
  exported: ['导出成功', 'Export succeeded'],
  exportFailed: ['导出失败', 'Export failed'],
  uploadTimeout: [
    '文件过大，上传超时，请将文件发送至邮箱：{{email}}',
    'The file is too large and the upload timed out. Please e-mail it to {{email}}',
  ],
  uploadTimeoutNoMail: [
    '文件过大，上传超时，请压缩后重试或联系在线客服',
    'The file is too large and the upload timed out. Please make it smaller or ask customer service.',
  ],
  uploadNetwork: ['网络故障，上传失败', 'Network fault, upload failed'],
})
export const transferText = translator(transferTexts)
