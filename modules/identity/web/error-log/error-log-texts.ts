import { textsOf } from '@iisp/contract'
import { errorReportFields } from '@iisp/identity/contract'
import { defineTexts } from '@iisp/web'

export const errorLogTexts = defineTexts({
  ...textsOf(errorReportFields),
  title: ['错误日志', 'Error log'],
  hint: [
    '浏览器上报的异常，已脱敏，保留30天。',
    'Failures that browsers reported, without personal input, kept for 30 days.',
  ],
  empty: ['暂无数据，所选条件下没有异常上报', 'No data: nothing was reported under these filters'],
  dates: ['上报日期', 'Date'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['地址、错误信息、账号、机构或追踪编号', 'Address, message, account, institution or trace id'],
  visitor: ['--（未登录）', '-- (not signed in)'],
  report: ['异常上报 {{id}}', 'Report {{id}}'],
})
