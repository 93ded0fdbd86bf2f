import { defineErrors } from '@iisp/contract'
import { archiveLimits, exportLimits, slipRows } from './limits.ts'

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
  nameRefused: {
    status: 400,
    zh: '文件名称含有不可用的字符，请改名后再上传',
    en: 'The file name contains characters that cannot be used. Please rename the file and upload it again.',
  },
  macros: {
    status: 400,
    zh: '文件含有宏或 ActiveX 控件，不能上传；请另存为不含宏的格式（docx、xlsx 或 PDF）后再上传',
    en: 'The file contains macros or ActiveX controls and cannot be uploaded. Please save it without them (docx, xlsx or PDF) and upload that.',
  },
  activePdf: {
    status: 400,
    zh: 'PDF 含有脚本、内嵌附件或自动执行的动作，不能上传；请打印为新的 PDF 后再上传，附件请单独上传',
    en: 'The PDF contains scripts, embedded files or automatic actions and cannot be uploaded. Please print it to a new PDF and upload that, attachments as files of their own.',
  },
  archiveTooLarge: {
    status: 400,
    zh: `压缩文件内的文件过多（超过${archiveLimits.entries}个）、展开后过大或嵌套过深，不能上传；请解压后分别上传`,
    en: `The archive holds too many files (more than ${archiveLimits.entries}), unpacks to too much or is nested too deeply. Please unpack it and upload the files one by one.`,
  },
  unreadable: {
    status: 400,
    zh: '文件已损坏或不完整，无法检查，不能上传；请重新生成或另存后再上传',
    en: 'The file is damaged or incomplete and could not be checked. Please make or save it again and upload that.',
  },
  tooComplex: {
    status: 400,
    zh: '文件过于复杂，无法在限定时间内检查，不能上传；请拆分或打印为新的 PDF 后再上传',
    en: 'The file is too complex to be checked in time. Please split it or print it to a new PDF and upload that.',
  },
  infected: {
    status: 400,
    zh: '文件含有病毒（{name}），未保存；请用杀毒软件处理后重新上传',
    en: 'The file contains a virus ({name}) and was not kept. Please clean it with an antivirus program and upload it again.',
  },
  tooManyAtOnce: {
    status: 429,
    zh: '您同时上传的文件过多，请等待正在上传的文件完成后再试',
    en: 'You are uploading too many files at once. Please wait until some are done.',
  },
  tooMuchSent: {
    status: 429,
    zh: '您近24小时上传的数据量已达上限，请稍后再试或联系客服',
    en: 'You have sent as much as can be sent in 24 hours. Please try again later or contact the service desk.',
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
  noGlyph: {
    status: 422,
    zh: '“{field}”中的字符“{character}”（{code}）无法写入PDF，文件未生成；请联系系统管理员',
    en: 'The character “{character}” ({code}) in “{field}” cannot be written to a PDF. No file was made; please contact the system administrator.',
  },
  slipTooLong: {
    status: 422,
    zh: `明细超过${slipRows}行，无法生成PDF；请在该记录的详情中导出明细表格`,
    en: `The details have more than ${slipRows} rows, which no PDF is made of. Please export them as a table from the details of the record.`,
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

/** The refusals of a file's content: sent again, the same file is refused again. */
export const contentErrors = [
  fileErrors.format,
  fileErrors.macros,
  fileErrors.activePdf,
  fileErrors.archiveTooLarge,
  fileErrors.unreadable,
  fileErrors.tooComplex,
  fileErrors.infected,
]
