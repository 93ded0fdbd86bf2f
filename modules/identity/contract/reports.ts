import { type RowOf, defineFields, defineList, defineWrite, f, t } from '@iisp/contract'
import { errorLog } from './pages.ts'

const part = (max: number) => t.Optional(t.text(max))
const headers = t.Optional(
  t.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
)

/** POST: a failure reported by the browser. Stored after the server's own redaction; at most 60 a minute per network. */
export const saveErrorLog = defineWrite({
  name: 'saveErrorLog',
  summary: { zh: '上报页面或接口错误', en: 'Report a failure of a page or a call' },
  path: '/errorLog/save',
  input: t.strict({
    url: part(4_000),
    method: part(10),
    status: t.Optional(t.Integer({ minimum: 0, maximum: 999 })),
    statusText: part(200),
    reqText: part(16_000),
    resText: part(16_000),
    reqTime: part(40),
    resTime: part(40),
    errorText: part(8_000),
    cpName: part(200),
    opName: part(200),
    reqHeaders: headers,
    resHeaders: headers,
    extra: part(4_000),
  }),
  access: { who: 'public' },
  idempotent: 'no',
  maxBodyBytes: 64 * 1024,
})

const address = t.Optional(t.text(8_000))

/**
 * POST: a violation of the content security policy, sent by the browser itself. Other members of the report are accepted
 * but not stored; of addresses only origin and path are stored.
 */
export const reportViolation = defineWrite({
  name: 'reportViolation',
  summary: { zh: '上报页面安全策略拦截', en: 'Report a violation of the page policy' },
  path: '/errorLog/violation',
  input: t.strict({
    'csp-report': t.Object({
      'violated-directive': t.text(2_000, 1),
      'effective-directive': t.Optional(t.text(100)),
      'document-uri': address,
      'blocked-uri': address,
      'source-file': address,
      'line-number': t.Optional(t.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    }),
  }),
  access: { who: 'public' },
  idempotent: 'no',
  body: 'report',
  maxBodyBytes: 16 * 1024,
})

/** A stored report. Missing texts are ''. */
export const errorReportFields = defineFields({
  id: t.id,
  at: f.moment(['上报时间', 'Time']),
  /** page: the page itself failed or one of its files was missing. policy: a resource was blocked. */
  kind: f.oneOf(
    {
      call: ['接口异常', 'Failed call'],
      page: ['页面异常', 'Page fault'],
      policy: ['安全策略拦截', 'Blocked by policy'],
    },
    ['类型', 'Kind'],
  ),
  url: f.longText(['地址', 'Address']),
  method: f.named(t.String(), ['请求方式', 'Method']),
  /** Status of the answer; 0 if there was none. */
  status: f.count(['状态码', 'Status']),
  errorText: f.longText(['错误信息', 'Message']),
  /** Institution and account of the session; '' for a visitor. */
  institutionName: f.named(t.institutionName, ['机构', 'Institution']),
  account: f.named(t.String(), ['账号', 'Account']),
  traceId: f.longText(['追踪编号', 'Trace id']),
  browser: f.longText(['浏览器', 'Browser']),
  /** Names and types of the request's and the answer's fields; never their values. */
  request: f.longText(['请求字段', 'Request fields']),
  response: f.longText(['响应字段', 'Response fields']),
  /** Code locations of the failure. */
  places: f.longText(['程序位置', 'Places in the program']),
})
export type ErrorReport = RowOf<typeof errorReportFields>

/** The failures that browsers reported in the last 30 days, newest first. */
export const errorLogList = defineList({
  name: 'errorLogList',
  summary: { zh: '浏览器上报的异常', en: 'Failures that browsers reported' },
  path: '/api/operations/error-log/list',
  filters: {
    startDate: t.Optional(t.date),
    endDate: t.Optional(t.date),
    kind: t.Optional(errorReportFields.named.kind.schema),
    keyword: t.Optional(t.text(50)),
  },
  row: errorReportFields.row,
  access: { who: 'pages', pages: [errorLog], roles: ['system-administrator'] },
})
