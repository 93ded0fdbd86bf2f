import { defineCall, strict, t, text } from '@iisp/contract'

/** POST menuId: notes that the person opened a menu. A repetition is one more opening. */
export const addLog = defineCall({
  name: 'addLog',
  summary: 'Notes that a menu was opened',
  methods: ['POST', 'GET'],
  path: '/tgfw-valuation/qdMenuLog/addLog',
  input: strict({ menuId: text(20, 1) }),
  output: t.Null(),
  errors: [],
  access: { who: 'session', supervised: false },
  effect: 'write',
  idempotent: 'no',
})

const part = (max: number) => t.Optional(text(max))
const headers = t.Optional(
  t.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
)

/** POST: one failure as the browser saw it. Kept only after the server's own redaction; 60 a minute a network. */
export const saveErrorLog = defineCall({
  name: 'saveErrorLog',
  summary: 'Reports a failure of a page or a call',
  methods: ['POST'],
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
  errors: [],
  access: { who: 'public' },
  effect: 'write',
  idempotent: 'no',
})
