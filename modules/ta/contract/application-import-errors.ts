import { defineErrors } from '@iisp/contract'

/** What is wrong with a workbook of applications, or with one of its cells. */
export const importErrors = defineErrors('ta', {
  workbookUnreadable: {
    status: 400,
    zh: '文件无法读取，请使用下载的模板另存为xlsx后上传',
    en: 'The file cannot be read. Please use the template and save it as xlsx.',
  },
  tooManyRows: {
    status: 400,
    zh: '一次最多导入{limit}行，请拆分文件',
    en: 'At most {limit} rows at once. Please split the file.',
  },
  importFaulty: {
    status: 409,
    zh: '文件中有错误，请重新核对',
    en: 'There are faults in the file. Please check it again.',
  },
  headingWrong: {
    status: 400,
    zh: '此列标题应为“{heading}”，请使用模板',
    en: 'This heading has to be “{heading}”. Please use the template.',
  },
  kindWrong: {
    status: 400,
    zh: '请填写业务代码020、022、024或036',
    en: 'Please enter 020, 022, 024 or 036',
  },
  cellMissing: { status: 400, zh: '请填写此项', en: 'Please fill this in' },
  cellUseless: {
    status: 400,
    zh: '该业务不填此项，请留空',
    en: 'Leave this empty for this kind',
  },
  cellTooLong: { status: 400, zh: '最多300字', en: 'At most 300 characters' },
  dayWrong: {
    status: 400,
    zh: '请填写日期，如2026-11-25',
    en: 'Please enter a date such as 2026-11-25',
  },
  investorUnknown: {
    status: 400,
    zh: '没有该基金账号的投资者',
    en: 'No investor has this account',
  },
  tradingUnknown: {
    status: 400,
    zh: '请填写该投资者的交易账户；只有一个时可留空',
    en: 'Please enter a trading account of this investor; empty where there is only one',
  },
})
