import {
  badRequest,
  conflict,
  contentTooLarge,
  defineErrors,
  notFound,
  tooManyRequests,
  unauthorized,
  unprocessable,
} from '@iisp/contract'
import { archiveLimits, exportLimits, slipRows } from './limits.ts'

export const fileErrors = defineErrors('files', {
  noName: badRequest('请不要上传文件名为空的文件', 'Please do not upload files without a name'),
  nameTooLong: badRequest('文件名称请不要超过500个字符', 'A file name may have at most 500 characters'),
  nameRefused: badRequest(
    '文件名称含有不可用的字符，请改名后再上传',
    'The file name contains characters that cannot be used. Please rename the file and upload it again.',
  ),
  macros: badRequest(
    '文件含有宏或 ActiveX 控件，不能上传；请另存为不含宏的格式（docx、xlsx 或 PDF）后再上传',
    'The file contains macros or ActiveX controls and cannot be uploaded. Please save it without them (docx, xlsx or PDF) and upload that.',
  ),
  activePdf: badRequest(
    'PDF 含有脚本、内嵌附件或自动执行的动作，不能上传；请打印为新的 PDF 后再上传，附件请单独上传',
    'The PDF contains scripts, embedded files or automatic actions and cannot be uploaded. Please print it to a new PDF and upload that, attachments as files of their own.',
  ),
  archiveTooLarge: badRequest(
    `压缩文件内的文件过多（超过${archiveLimits.entries}个）、展开后过大或嵌套过深，不能上传；请解压后分别上传`,
    `The archive holds too many files (more than ${archiveLimits.entries}), unpacks to too much or is nested too deeply. Please unpack it and upload the files one by one.`,
  ),
  unreadable: badRequest(
    '文件已损坏或不完整，无法检查，不能上传；请重新生成或另存后再上传',
    'The file is damaged or incomplete and could not be checked. Please make or save it again and upload that.',
  ),
  tooComplex: badRequest(
    '文件过于复杂，无法在限定时间内检查，不能上传；请拆分或打印为新的 PDF 后再上传',
    'The file is too complex to be checked in time. Please split it or print it to a new PDF and upload that.',
  ),
  infected: badRequest(
    '文件含有病毒（{name}），未保存；请用杀毒软件处理后重新上传',
    'The file contains a virus ({name}) and was not kept. Please clean it with an antivirus program and upload it again.',
  ),
  tooManyAtOnce: tooManyRequests(
    '您同时上传的文件过多，请等待正在上传的文件完成后再试',
    'You are uploading too many files at once. Please wait until some are done.',
  ),
  tooMuchSent: tooManyRequests(
    '您近24小时上传的数据量已达上限，请稍后再试或联系客服',
    'You have sent as much as can be sent in 24 hours. Please try again later or contact the service desk.',
  ),
  format: badRequest('请上传正确格式', 'Please upload the correct format'),
  empty: badRequest('请不要上传0KB文件', 'Please do not upload empty files'),
  singleSize: contentTooLarge(
    '机构平台单个附件不能超过{limit}M，请拆分后上传',
    'A single attachment cannot exceed {limit} MB, please split it before upload',
  ),
  size: contentTooLarge('上传的文件不能超过{limit}MB', 'The uploaded files cannot exceed {limit} MB'),
  quota: {
    status: 507,
    zh: '本机构的文件存储空间已用完，请清理后再上传或联系客服',
    en: "Your institution's file storage is full. Please clear files or contact the service desk.",
  },
  uploadGone: notFound(
    '上传已失效，请重新选择文件',
    'This upload is no longer valid. Please choose the file again.',
  ),
  partsMissing: conflict(
    '文件尚未传完，请继续上传',
    'Parts of the file are missing. Please continue the upload.',
  ),
  partWrong: badRequest('文件分片不完整，请重试', 'This part is not whole. Please try again.'),
  signIn: unauthorized(
    '暂时无法下载此文件，请登录后重试',
    'This file cannot be downloaded at the moment. Please sign in and try again.',
  ),
  noFile: notFound('暂时无法下载此文件', 'This file cannot be downloaded at the moment'),
  notShown: {
    status: 415,
    zh: '此类文件不支持预览，请下载后查看',
    en: 'Files of this kind have no preview. Please download it.',
  },
  tooManyExports: tooManyRequests(
    `您已有${exportLimits.atOnce}个导出任务正在进行，请等待完成后再试`,
    `You already have ${exportLimits.atOnce} exports under way. Please wait until one is done.`,
  ),
  exportTooLong: unprocessable(
    '数据超过{cap}行，请缩小查询范围后再导出',
    'More than {cap} rows. Please narrow the filters and export again.',
  ),
  noGlyph: unprocessable(
    '“{part}”中的字符“{character}”（{code}）无法写入PDF，文件未生成；请联系系统管理员',
    'The character “{character}” ({code}) in “{part}” cannot be written to a PDF. No file was made; please contact the system administrator.',
  ),
  slipTooLong: unprocessable(
    `明细超过${slipRows}行，无法生成PDF；请在该记录的详情中导出明细表格`,
    `The details have more than ${slipRows} rows, which no PDF is made of. Please export them as a table from the details of the record.`,
  ),
  exportOver: conflict('该导出任务已结束', 'This export has ended'),
  exportRuns: conflict('该导出任务正在进行，请先取消', 'This export is under way. Please cancel it first.'),
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
