import { translator } from '../i18n/i18n.ts'
import { defineTexts } from '../i18n/texts.ts'

/** Of downloads and uploads. Apart from the engine's texts, which the login page loads. */
export const transferTexts = defineTexts(
  'engine.transfer',
  {
    missing: '下载失败，文件不存在',
    running: '正在下载…',
    done: '下载成功',
    timeout: '下载超时，请重试',
    busy: '抱歉，系统繁忙，请稍后重试',
    network: '网络故障，下载失败',
    failed: '下载失败',
    exported: '导出成功',
    exportFailed: '导出失败',
    uploadTimeout: '文件过大，上传超时，请将文件发送至邮箱：{{email}}',
    uploadTimeoutNoMail: '文件过大，上传超时，请压缩后重试或联系在线客服',
    uploadNetwork: '网络故障，上传失败',
  },
  {
    missing: 'Download failed, file does not exist',
    running: 'Downloading …',
    done: 'Download succeeded',
    timeout: 'Download timed out, please retry',
    busy: 'Sorry, the system is busy, please retry later',
    network: 'Network fault, download failed',
    failed: 'Download failed',
    exported: 'Export succeeded',
    exportFailed: 'Export failed',
    uploadTimeout: 'The file is too large and the upload timed out. Please e-mail it to {{email}}',
    uploadTimeoutNoMail:
      'The file is too large and the upload timed out. Please make it smaller or ask customer service.',
    uploadNetwork: 'Network fault, upload failed',
  },
)
export const transferText = translator(transferTexts)
