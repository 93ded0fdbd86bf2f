import { defineWrite, strict, t, text } from '@iisp/contract'

const part = (max: number) => t.Optional(text(max))
const headers = t.Optional(
  t.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
)

/** POST: one failure as the browser saw it. Kept only after the server's own redaction; 60 a minute a network. */
export const saveErrorLog = defineWrite({
  name: 'saveErrorLog',
  summary: { zh: '上报页面或接口错误', en: 'Report a failure of a page or a call' },
  path: '/errorLog/save',
  input: strict({
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
  output: t.Null(),
  access: { who: 'public' },
  idempotent: 'no',
  maxBodyBytes: 64 * 1024,
})

const address = t.Optional(text(8_000))

/**
 * POST: what a browser says that a page's policy refused; sent by the browser itself. Other members of the report are
 * admitted and not kept, nor is anything of its addresses but site and path.
 */
export const reportViolation = defineWrite({
  name: 'reportViolation',
  summary: { zh: '上报页面安全策略拦截', en: 'Report a violation of the page policy' },
  path: '/errorLog/violation',
  input: strict({
    'csp-report': t.Object({
      'violated-directive': text(2_000, 1),
      'effective-directive': t.Optional(text(100)),
      'document-uri': address,
      'blocked-uri': address,
      'source-file': address,
      'line-number': t.Optional(t.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    }),
  }),
  output: t.Null(),
  access: { who: 'public' },
  idempotent: 'no',
  body: 'report',
  maxBodyBytes: 16 * 1024,
})
