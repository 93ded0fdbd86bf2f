import { defineTexts } from '@iisp/web'

export const errorLogTexts = defineTexts({
  title: ['错误日志', 'Error log'],
  hint: [
    '浏览器上报的异常，已脱敏，保留30天。',
    'Failures that browsers reported, without personal input, kept for 30 days.',
  ],
  empty: ['暂无数据，所选条件下没有异常上报', 'No data: nothing was reported under these filters'],
  dates: ['上报日期', 'Date'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['地址、错误信息、账号、机构或追踪编号', 'Address, message, account, institution or trace id'],
  at: ['上报时间', 'Time'],
  kind: ['类型', 'Kind'],
  kinds: {
    call: ['接口异常', 'Failed call'],
    page: ['页面异常', 'Page fault'],
    policy: ['安全策略拦截', 'Blocked by policy'],
  },
  url: ['地址', 'Address'],
  method: ['请求方式', 'Method'],
  status: ['状态码', 'Status'],
  errorText: ['错误信息', 'Message'],
  institution: ['机构', 'Institution'],
  account: ['账号', 'Account'],
  visitor: ['--（未登录）', '-- (not signed in)'],
  traceId: ['追踪编号', 'Trace id'],
  browser: ['浏览器', 'Browser'],
  request: ['请求字段', 'Request fields'],
  response: ['响应字段', 'Response fields'],
  places: ['程序位置', 'Places in the program'],
  report: ['异常上报 {{id}}', 'Report {{id}}'],
})
