import type { Texts } from '../locale/index.ts'
import { longestName, type Refused } from '@iisp/contract/upload-rules'

const zh = {
  choose: '选择文件',
  uploading: '上传中',
  drop: '或将文件拖到此处',
  accepts: (extensions: string) => `支持${extensions}`,
  upTo: (mb: number) => `不超过${mb}MB`,
  atMost: (n: number) => `最多${n}个`,
  cancel: (name: string) => `取消上传${name}`,
  remove: (name: string) => `删除${name}`,
  download: (name: string) => `下载${name}`,
  preview: (name: string) => `预览${name}`,
  progress: (name: string) => `${name}上传进度`,
  unfinished: '未完成的上传',
  goOn: (percent: number) => `已上传${percent}%，重新选择该文件即可继续`,
  discard: (name: string) => `放弃上传${name}`,
  done: (name: string) => `${name}文件上传成功！`,
  failed: (name: string) => `${name}文件上传失败！`,
  refused: (name: string, why: string) => `${name}：${why}`,
  timeout: (email: string) =>
    email === ''
      ? '文件过大，上传超时，请压缩后重试或联系在线客服'
      : `文件过大，上传超时，请将文件发送至邮箱：${email}`,
  duplicate: '上传的附件存在相同名字，请确定',
  list: '附件列表',
  noName: '请不要上传文件名为空的文件',
  nameTooLong: `文件名称请不要超过${longestName}个字符`,
  nameRefused: '文件名称含有不可用的字符，请改名后再上传',
  format: '请上传正确格式',
  empty: '请不要上传0KB文件',
  full: '已达到允许上传的文件最大数量',
  singleSize: (n: number) => `机构平台单个附件不能超过${n}M，请拆分后上传`,
  size: (n: number) => `上传的文件不能超过${n}MB`,
  count: (n: number) => `上传的文件不能超过${n}条！`,
}
export type UploadTexts = typeof zh
export const texts: Texts<UploadTexts> = {
  zh,
  en: {
    choose: 'Choose files',
    uploading: 'Uploading',
    drop: 'or drop them here',
    accepts: (extensions) => extensions,
    upTo: (mb) => `up to ${mb} MB`,
    atMost: (n) => `${n} at most`,
    cancel: (name) => `Cancel upload of ${name}`,
    remove: (name) => `Remove ${name}`,
    download: (name) => `Download ${name}`,
    preview: (name) => `Preview ${name}`,
    progress: (name) => `Upload of ${name}`,
    unfinished: 'Unfinished uploads',
    goOn: (percent) => `${percent}% uploaded, choose the file again to go on`,
    discard: (name) => `Give up the upload of ${name}`,
    done: (name) => `${name}: upload succeeded`,
    failed: (name) => `${name}: upload failed`,
    refused: (name, why) => `${name}: ${why}`,
    timeout: (email) =>
      email === ''
        ? 'The file is too large and the upload timed out. Please make it smaller or ask customer service.'
        : `The file is too large and the upload timed out. Please e-mail it to ${email}`,
    duplicate: 'Attachments with the same name exist. Please confirm.',
    list: 'Attachments',
    noName: 'Please do not upload files without a name',
    nameTooLong: `A file name may have at most ${longestName} characters`,
    nameRefused:
      'The file name contains characters that cannot be used. Please rename the file and upload it again.',
    format: 'Please upload the correct format',
    empty: 'Please do not upload empty files',
    full: 'The maximum number of files has been reached',
    singleSize: (n) => `A single attachment cannot exceed ${n} MB, please split it before upload`,
    size: (n) => `The uploaded files cannot exceed ${n} MB`,
    count: (n) => `No more than ${n} files can be uploaded`,
  },
}

export const refusalText = (text: UploadTexts, refused: Refused): string =>
  'limit' in refused ? text[refused.why](refused.limit) : text[refused.why]
