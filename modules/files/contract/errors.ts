import { defineErrors } from '@iisp/contract'
import { exportLimits } from './limits.ts'

export const fileErrors = defineErrors('files', {
  noName: {
    status: 400,
    zh: '请不要上传文件名为空的文件',
    en: 'Please do not upload files without a name',
  },
  nameTooLong: {
    status: 400,
    zh: '文件名称请不要超过500个字符',
    en: 'A file name may have at most 500 characters',
  },
  format: { status: 400, zh: '请上传正确格式', en: 'Please upload the correct format' },
  empty: { status: 400, zh: '请不要上传0KB文件', en: 'Please do not upload empty files' },
  singleSize: {
    status: 413,
    zh: '机构平台单个附件不能超过{limit}M，请拆分后上传',
    en: 'A single attachment cannot exceed {limit} MB, please split it before upload',
  },
  size: {
    status: 413,
    zh: '上传的文件不能超过{limit}MB',
    en: 'The uploaded files cannot exceed {limit} MB',
  },
  quota: {
    status: 507,
    zh: '本机构的文件存储空间已用完，请清理后再上传或联系客服',
    en: "Your institution's file storage is full. Please clear files or contact the service desk.",
  },
  uploadGone: {
    status: 404,
    zh: '上传已失效，请重新选择文件',
    en: 'This upload is no longer valid. Please choose the file again.',
  },
  partsMissing: {
    status: 409,
    zh: '文件尚未传完，请继续上传',
    en: 'Parts of the file are missing. Please continue the upload.',
  },
  partWrong: { status: 400, zh: '文件分片不完整，请重试', en: 'This part is not whole. Please try again.' },
  signIn: {
    status: 401,
    zh: '暂时无法下载此文件，请登录后重试',
    en: 'This file cannot be downloaded at the moment. Please sign in and try again.',
  },
  noFile: {
    status: 404,
    zh: '暂时无法下载此文件',
    en: 'This file cannot be downloaded at the moment',
  },
  notShown: {
    status: 415,
    zh: '此类文件不支持预览，请下载后查看',
    en: 'Files of this kind have no preview. Please download it.',
  },
  tooManyExports: {
    status: 429,
    zh: `您已有${exportLimits.atOnce}个导出任务正在进行，请等待完成后再试`,
    en: `You already have ${exportLimits.atOnce} exports under way. Please wait until one is done.`,
  },
  exportTooLong: {
    status: 422,
    zh: '数据超过{cap}行，请缩小查询范围后再导出',
    en: 'More than {cap} rows. Please narrow the filters and export again.',
  },
  exportOver: {
    status: 409,
    zh: '该导出任务已结束',
    en: 'This export has ended',
  },
  exportRuns: {
    status: 409,
    zh: '该导出任务正在进行，请先取消',
    en: 'This export is under way. Please cancel it first.',
  },
})
