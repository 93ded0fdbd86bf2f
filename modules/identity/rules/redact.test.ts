import { expect, test } from 'vitest'
import { cleanText, redactEntry } from './redact.ts'

test('of headers only the harmless are kept', () => {
  const { reqHeaders } = redactEntry({
    reqHeaders: {
      Cookie: 'sessionId=canary',
      Authorization: 'canary',
      'X-Trace-Id': 'a'.repeat(32),
      location: '/x?code=canary',
    },
  })
  expect(reqHeaders).toEqual({ 'x-trace-id': 'a'.repeat(32) })
})
test('an address keeps its path and the names of its query', () => {
  expect(redactEntry({ url: '/api/tran/list?sessionid=canary&menuId=10102&q=x#canary' }).url).toBe(
    '/api/tran/list?sessionid=*&menuId=10102&q=*',
  )
})
test('a body keeps its form, not its values', () => {
  const entry = redactEntry({
    url: '/api/tran/addTran',
    reqText: '{"payee":"canary","rows":[{"amount":1}],"x":null}',
    resText: 'canary',
  })
  expect(entry.reqText).toBe('{"payee":"string(6)","rows":["list(1)",{"amount":"number"}],"x":"null"}')
  expect(entry.resText).toBe('')
})
test('bodies of sign-in, passwords and uploads are dropped whole', () => {
  for (const path of [
    '/api/login/auth/login',
    '/api/login/updatePassword',
    '/api/file/upload',
    '/x/getZJMM',
  ]) {
    expect(redactEntry({ url: path, reqText: '{"a":1}', resText: '{"a":1}' })).toMatchObject({
      reqText: '',
      resText: '',
    })
  }
})
test.each([
  ['id 11010519491231002X.', 'id ***.'],
  ['call 13800138000 now', 'call *** now'],
  ['to 6222020200012345678', 'to ***'],
  ['from lin.jing@yuanshan.example', 'from ***'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'token ***'],
  [`hash ${'ab'.repeat(20)}`, 'hash ***'],
  ['one\r\ntwo\u001b[31m three\u202e', 'one two [31m three '],
])('%j becomes %j', (text, clean) => expect(cleanText(text, 200)).toBe(clean))
test('cleaning a long text is quick', () => {
  const start = performance.now()
  cleanText('a.-_@'.repeat(10_000), 2000)
  expect(performance.now() - start).toBeLessThan(50)
})
