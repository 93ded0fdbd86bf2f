import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  configureErrorLog,
  isReported,
  reportExchange,
  reportFault,
  type FailedExchange,
} from './error-log.ts'
import { echoesOf, redactBody, redactHeaders, redactText, redactUrl } from './redact.ts'

let bodies: string[] = []
beforeEach(() => {
  bodies = []
  vi.useFakeTimers({ now: new Date('2026-03-01T00:30:00Z') })
  vi.stubGlobal('location', { pathname: '/iisp/welcome' })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    bodies.push(`${url} ${String(init.body)}`)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['[SH-361]', 399, 'Bad things', false],
  ['[SH-361]', 400, 'Bad things', true],
  ['[SH-361]', 401, 'Unauthorized', true],
  ['[SH-361]', 429, 'Slow down', true],
  ['[SH-361]', 599, 'Bad things', true],
  ['[SH-361]', 600, 'Bad things', false],
  ['[SH-361]', 0, 'Failed to fetch', false],
  ['[SH-363]', 400, '余额不足', false],
  ['[SH-363]', 500, '系统异常，请稍后重试', true],
])('%s status %d with %s is reported: %s', (_, status, text, reported) => {
  expect(isReported('/api/order', status, text)).toBe(reported)
})

test('a refusal with a name in the catalogue is not reported, in English either; a fault of the server is', () => {
  expect(isReported('/api/order', 401, 'Please sign in', 'platform.notSignedIn')).toBe(false)
  expect(isReported('/api/order', 500, 'The server failed', 'platform.internal')).toBe(true)
})

test('[SH-362] a failed request of the error log itself is not reported', () => {
  expect(isReported('https://log.example/errorLog/save?x=1', 500, 'down')).toBe(false)
})

/** Values that must not leave the browser in any field. */
const canaries = {
  password: 'Canary#Passw0rd',
  id: '110101199003071234',
  mobile: '13812345678',
  account: '6222020012345678901',
  mail: 'lin.jing@yuanshan.example',
  session: 'a3f1c09b7e5d4421a3f1c09b7e5d4421',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  name: '林静',
}
const all = Object.values(canaries)
const forms = all.flatMap((c) => [c, encodeURIComponent(c), ...(/^[\x20-\x7e]+$/.test(c) ? [btoa(c)] : [])])

const failed: FailedExchange = {
  url: `/api/order/${canaries.account}?sessionid=${canaries.session}&account=${encodeURIComponent(canaries.mail)}&menuId=10102`,
  method: 'POST',
  status: 500,
  statusText: `Internal ${canaries.mobile}`,
  input: { ...canaries, list: all },
  reqBody: JSON.stringify({ ...canaries, [canaries.mail]: 1, list: all, deep: { all } }),
  resBody: JSON.stringify({ status: 500, msg: all.join(' '), data: canaries }),
  reqHeaders: {
    Cookie: canaries.session,
    Authorization: canaries.jwt,
    'X-Trace-Id': 'A'.repeat(32),
    'x-from-path': `/iisp/${canaries.account}`,
  },
  resHeaders: {
    'set-cookie': canaries.session,
    location: `/?code=${canaries.session}`,
    'content-type': 'application/json',
  },
  startedAt: Date.parse('2026-03-01T00:29:59Z'),
  text: `系统异常 duplicate key (${all.join(', ')}) ${forms.join(' ')}`,
}

test('a report contains no canary, whatever its field and encoding', () => {
  reportExchange(failed)
  reportFault(
    `TypeError: ${all.filter((c) => c !== canaries.password && c !== canaries.name).join(' ')}`,
    failed.url,
    [`at f (/assets/a.js?session=${canaries.session}:1:2)`],
  )
  expect(bodies).toHaveLength(2)
  for (const body of bodies) for (const form of forms) expect(body).not.toContain(form)
})

test('[SH-166] [SH-356] the entry has its fields and keeps what helps to find the cause', () => {
  configureErrorLog({ host: 'https://log.example' })
  reportExchange(failed)
  configureErrorLog({ host: '' })
  const [where, ...rest] = bodies[0]!.split(' ')
  const entry = JSON.parse(rest.join(' ')) as Record<string, unknown>
  expect(where).toBe('https://log.example/errorLog/save')
  expect(Object.keys(entry).sort()).toEqual(
    'cpName errorText extra method opName reqHeaders reqText reqTime resHeaders resText resTime status statusText url'.split(
      ' ',
    ),
  )
  expect(entry).toMatchObject({
    url: '/api/order/*?sessionid=*&account=*&menuId=10102',
    method: 'POST',
    status: 500,
    reqTime: '2026-03-01 08:29:59',
    resTime: '2026-03-01 08:30:00',
    reqHeaders: { 'x-trace-id': 'A'.repeat(32), 'x-from-path': '/iisp/*' },
    resHeaders: { 'content-type': 'application/json' },
  })
  expect(JSON.parse(entry.reqText as string)).toMatchObject({
    password: 'text(15)',
    name: 'text(2)',
    list: ['list(8)', 'text(15)'],
  })
})

test.each([
  '/api/login/auth/login',
  '/api/login/basic/sendSMS',
  '/api/login/updatePassword',
  '/api/ukeyVerifySign',
  '/api/file/upload',
  '/api/aidialog/reply',
])('the bodies of %s are never looked at', (url) => {
  expect(redactBody(url, '{"a":1}')).toBe('')
})

test('a body that is not JSON is dropped, and a long one is cut', () => {
  expect(redactBody('/api/a', 'password=1')).toBe('')
  expect(
    redactBody(
      '/api/a',
      JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`k${i}`, 1]))),
    ),
  ).toHaveLength(4096)
})

test('a text is one line without control characters or direction marks', () => {
  expect(redactText('a\r\nb\u001b[31mc\u202ed\u0000')).toBe('a b c d ')
})

test('paths are not redacted', () => {
  expect(redactUrl('/iisp/transfer-money/transfer-instruction/transfer-form?a=1#x')).toBe(
    '/iisp/transfer-money/transfer-instruction/transfer-form?a=*',
  )
  expect(redactHeaders({ 'user-agent': 'Mozilla/5.0 Chrome/120.0.0.0' })).toEqual({
    'user-agent': 'Mozilla/5.0 Chrome/120.0.0.0',
  })
  expect(echoesOf({ a: 'ab', b: [12345] })).toEqual(expect.arrayContaining(['12345']))
})

test('a page that fails in a loop sends at most thirty reports a minute', () => {
  vi.setSystemTime(new Date('2026-03-01T05:00:00Z'))
  for (let i = 0; i < 50; i++) reportFault('Error: again')
  expect(bodies).toHaveLength(30)
  vi.setSystemTime(new Date('2026-03-01T05:01:00Z'))
  reportFault('Error: again')
  expect(bodies).toHaveLength(31)
})
