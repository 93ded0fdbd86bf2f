import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { reportViolation, saveErrorLog } from '../../contract/reports.ts'
import { type IdentityPortal, startIdentity } from '../test/start-identity.ts'

let portal: IdentityPortal
let lin: TestClient
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
  lin = await portal.signedIn('lin.jing@yuanshan.example')
})
afterAll(() => portal?.close())
const stored = (query: ReturnType<typeof sql>) => portal.db.reader(system('test')).all(raw(query))

test('[SH-356] a reported failure is stored without what it gave away, under the name of the session', async () => {
  const canary = 'lin-secret-canary'
  await lin.ok(saveErrorLog, {
    url: `/api/tran/addTran?sessionid=${canary}`,
    method: 'POST',
    status: 500,
    reqText: JSON.stringify({ payee: canary }),
    resText: canary,
    reqHeaders: { cookie: `sessionId=${canary}` },
    opName: canary,
    cpName: canary,
    errorText: '系统异常 13800138000',
  })
  const [row] = (await stored(sql`SELECT entry, account_id FROM identity.error_log`)) as {
    entry: object
    account_id: string
  }[]
  expect(row?.account_id).toBe('101')
  expect(row?.entry).toMatchObject({
    url: '/api/tran/addTran?sessionid=*',
    errorText: '系统异常 ***',
    cpName: '远山私募基金管理有限公司',
    opName: 'lin.jing@yuanshan.example',
  })
  expect(JSON.stringify(row)).not.toContain(canary)
})

test('what a page’s policy refused is noted as the browser sends it, without what its addresses gave away', async () => {
  const canary = 'lin-secret-canary'
  const answer = await lin.raw(
    'POST',
    reportViolation.path,
    JSON.stringify({
      'csp-report': {
        'document-uri': `https://portal.example/iisp/transfer-money/form?ticket=${canary}`,
        'violated-directive': 'img-src',
        'blocked-uri': `https://evil.example/${canary}`,
        'script-sample': canary,
        'original-policy': canary,
      },
    }),
    { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin', 'x-trace-id': '' },
  )
  expect(answer.status).toBe(200)
  const rows = await stored(
    sql`SELECT entry, account_id FROM identity.error_log WHERE entry->>'method' = 'CSP'`,
  )
  expect(rows).toEqual([
    {
      account_id: '101',
      entry: expect.objectContaining({
        url: '/iisp/transfer-money/form',
        errorText: 'img-src refused https://evil.example',
      }),
    },
  ])
  expect(JSON.stringify(rows)).not.toContain(canary)
})

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }, '{"csp-report":{"violated-directive":"x"}}', 403],
  ['without a directive', {}, '{"csp-report":{}}', 400],
  ['of 20 KB', {}, `{"csp-report":{"violated-directive":"x","a":"${'a'.repeat(20_000)}"}}`, 413],
])('a violation %s is refused', async (_, headers, body, status) => {
  const type = { 'content-type': 'application/csp-report', 'x-trace-id': '' }
  const answer = await portal.visitor().raw('POST', reportViolation.path, body, { ...type, ...headers })
  expect(answer.status).toBe(status)
})

test('the sixty-first report of a minute is refused', async () => {
  const send = () => portal.visitor().send(saveErrorLog, { url: '/x', status: 500 })
  portal.clock.advance(61)
  const statuses: number[] = []
  for (let i = 0; i < 61; i++) statuses.push((await send()).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

test('a report that would be cut inside a character is taken', async () => {
  portal.clock.advance(61)
  for (const field of ['errorText', 'statusText', 'extra', 'url'] as const) {
    for (const lead of ['a', 'ab']) {
      const text = field === 'statusText' ? `${lead}${'😀'.repeat(99)}` : `${lead}${'😀'.repeat(1999)}`
      expect((await lin.send(saveErrorLog, { [field]: text, status: 500 })).status).toBe(200)
    }
  }
})

test("a network's reports of a day have their most", async () => {
  await portal.db.transact(system('test'), (db) =>
    db.run(
      raw(sql`INSERT INTO identity.error_log (at, network, trace_id, entry)
        SELECT ${portal.clock.now()}::timestamptz - interval '1 hour', network, '', '{}'
        FROM (SELECT network FROM identity.error_log LIMIT 1) own, generate_series(1, 2000)`),
    ),
  )
  portal.clock.advance(61)
  expect((await lin.send(saveErrorLog, { url: '/x', status: 500 })).status).toBe(429)
})
