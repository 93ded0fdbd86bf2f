import { badRequest, conflict, defineErrors } from '@iisp/contract'

/** Errors of a workbook of applications and of its cells. */
export const importErrors = defineErrors('ta', {
  importFaulty: conflict('文件中有错误，请重新核对', 'There are faults in the file. Please check it again.'),
  headingWrong: badRequest(
    '此列标题应为“{heading}”，请使用模板',
    'This heading has to be “{heading}”. Please use the template.',
  ),
  kindWrong: badRequest('请填写业务代码020、022、024或036', 'Please enter 020, 022, 024 or 036'),
  figureWrong: badRequest('请填写数字，如1,500,000.00', 'Please enter a figure such as 1,500,000.00'),
  tooManyPlaces: badRequest('最多2位小数', 'At most 2 decimal places'),
  cellMissing: badRequest('请填写此项', 'Please fill this in'),
  cellUseless: badRequest('该业务不填此项，请留空', 'Leave this empty for this kind'),
  cellTooLong: badRequest('最多300字', 'At most 300 characters'),
  dayWrong: badRequest('请填写日期，如2026-11-25', 'Please enter a date such as 2026-11-25'),
  investorUnknown: badRequest('没有该基金账号的投资者', 'No investor has this account'),
  tradingUnknown: badRequest(
    '请填写该投资者的交易账户；只有一个时可留空',
    'Please enter a trading account of this investor; empty where there is only one',
  ),
})
