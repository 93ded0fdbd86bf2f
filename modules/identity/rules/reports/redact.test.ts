import { t } from '@iisp/contract'
import { expect, test } from 'vitest'
import { cleanText, redactEntry } from './redact.ts'
import { reportWords } from './report-words.ts'

const field = t.strict({ payee: t.String(), rows: t.Array(t.strict({ amount: t.String() })), x: t.String() })
const call = (path: string) => ({ path, input: field, output: t.Null(), errors: [] })
const words = reportWords(
  [
    '/api/tran/list',
    '/api/tran/addTran',
    '/api/login/auth/login',
    '/api/login/updatePassword',
    '/x/getZJMM',
  ].map(call),
  [{ id: '10102', parent: null, name: { zh: '', en: '' }, path: '/orders', sort: 1, roles: [] }],
)

test('of headers only the harmless are kept', () => {
  const { reqHeaders } = redactEntry(
    {
      reqHeaders: {
        Cookie: 'sessionId=canary',
        Authorization: 'canary',
        'X-Trace-Id': 'a'.repeat(32),
        'x-from-path': '/iisp/orders',
        'user-agent': 'Mozilla/5.0 (canary) Chrome/120.0 Safari/537.36',
        'content-type': 'application/json; charset=canary',
        location: '/x?code=canary',
      },
    },
    words,
  )
  expect(reqHeaders).toEqual({
    'x-trace-id': 'a'.repeat(32),
    'x-from-path': '/iisp/orders',
    'user-agent': 'Chrome/120 Safari/537',
    'content-type': 'application/json',
  })
})
test('an address keeps its path and the names of its query, where the portal has them', () => {
  expect(redactEntry({ url: '/api/tran/list?sessionid=canary&menuId=10102&q=x#canary' }, words).url).toBe(
    '/api/tran/list?sessionid=*&menuId=10102&*=*',
  )
  expect(redactEntry({ url: '/api/tran/canary?menuId=6222020200012345678' }, words).url).toBe('/*?menuId=*')
  expect(redactEntry({ url: '/assets/canary.js' }, words).url).toBe('/assets/*')
})
test('a body keeps its form, not its values, and of its keys the known ones', () => {
  const entry = redactEntry(
    {
      url: '/api/tran/addTran',
      reqText: '{"payee":"canary","rows":[{"amount":1}],"x":null,"canary":1}',
      resText: 'canary',
    },
    words,
  )
  expect(entry.reqText).toBe(
    '{"payee":"string(6)","rows":["list(1)",{"amount":"number"}],"x":"null","*":"number"}',
  )
  expect(entry.resText).toBe('')
})
test('bodies of sign-in, passwords and uploads are dropped whole', () => {
  for (const path of [
    '/api/login/auth/login',
    '/api/login/updatePassword',
    '/api/file/upload',
    '/x/getZJMM',
  ]) {
    expect(redactEntry({ url: path, reqText: '{"x":1}', resText: '{"x":1}' }, words)).toMatchObject({
      reqText: '',
      resText: '',
    })
  }
})
test.each([
  ['系统异常 13800138000', '系统异常 ***'],
  [
    "TypeError: Cannot read properties of undefined (reading 'payee')",
    "TypeError: Cannot read properties of undefined (reading 'payee')",
  ],
  ["Cannot read properties of null (reading '张三')", "Cannot read properties of null (reading '***')"],
  ['at f (/assets/index-BcD3_f-9.js:1:2345)', 'at *** (index-BcD3_f-9.js:1:2345)'],
  ['one\r\ntwo\u001b[31m three\u202e', '***[***'],
])('%j becomes %j', (text, clean) => expect(cleanText(text, 200, words)).toBe(clean))

/** The same secret as people, programs and protocols write it. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const fullWidth = [...secret].map((one) =>
    /[!-~]/.test(one) ? String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0) : one,
  )
  return [
    secret,
    fullWidth.join(''),
    [...secret].join(' '),
    [...secret].join('-'),
    [...secret].join('\u200b'),
    secret.replace(/(.{4})/g, '$1 '),
    secret.replace(/(.{4})/g, '$1.'),
    secret.toUpperCase(),
    encodeURIComponent(secret),
    [...bytes].map((byte) => `%${byte.toString(16)}`).join(''),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    [...secret].map((one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join(''),
    [...secret].map((one) => `&#${one.codePointAt(0)};`).join(''),
    JSON.stringify(secret),
    [...secret].toReversed().join(''),
  ]
}
const secrets = [
  '6222020200012345678',
  '11010519491231002X',
  '884213',
  'Test-2026-Yuanshan',
  '林静',
  'lin.jing',
  '13800138000',
]

test.each(secrets.flatMap((secret) => spellings(secret).map((text) => [text] as const)))(
  'nothing of %j is kept, wherever it stands',
  (text) => {
    const entry = redactEntry(
      {
        url: `/api/tran/list/${text}?menuId=${text}&${text}=1#${text}`,
        method: text,
        statusText: text,
        reqText: JSON.stringify({ [text]: text, rows: [text] }),
        resText: text,
        reqTime: text,
        resTime: text,
        errorText: `Cannot read properties of undefined (reading '${text}') ${text}: ${text}`,
        reqHeaders: {
          [text]: text,
          'x-trace-id': text,
          'user-agent': text,
          'x-from-path': text,
          'content-type': text,
        },
        resHeaders: { 'retry-after': text, 'content-length': text, 'x-from-menu-id': text },
        extra: `at f (/assets/index-BcD3_f-9.js:1:2345) | ${text}`,
      },
      words,
    )
    expect(JSON.stringify(entry)).not.toContain(JSON.stringify(text).slice(1, -1))
  },
)

test('a character that two units make is never cut in half', () => {
  for (const at of [99, 100, 101])
    expect(cleanText(`${' '.repeat(at)}😀`.repeat(30), 100, words).isWellFormed()).toBe(true)
})
test('cleaning a long text is quick', () => {
  const start = performance.now()
  cleanText('a.-_@'.repeat(10_000), 2000, words)
  expect(performance.now() - start).toBeLessThan(50)
})
