import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { errorLogList } from '../../contract/reports.ts'

let iisp: Iisp
let admin: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  admin = await iisp.as('guan.li')
  const add = (at: string, entry: object, traceId = '') =>
    iisp.owner.query(
      'INSERT INTO identity.error_log (at, network, trace_id, entry) VALUES ($1, $2, $3, $4)',
      [at, '192.0.2.1', traceId, entry],
    )
  await iisp.owner.query('DELETE FROM identity.error_log')
  await add('2026-11-18 23:59:59+08', { url: '/iisp/welcome', method: 'CSP', errorText: 'img-src refused' })
  await add('2026-11-19 00:00:00+08', {
    url: '/iisp/welcome',
    status: 0,
    errorText: 'TypeError: x',
    extra: 'at f',
  })
  await add(
    '2026-11-20 10:00:00+08',
    {
      url: '/api/tran/addTran',
      method: 'POST',
      status: 502,
      errorText: 'Bad 100% Gateway',
      cpName: '远山私募',
      opName: 'lin.jing@yuanshan.example',
      reqText: '{"amount":"string(4)"}',
      reqHeaders: { 'user-agent': 'Chrome/120' },
    },
    'T'.repeat(32),
  )
})
afterAll(() => iisp?.close())
const kinds = async (input: Parameters<typeof admin.ok<typeof errorLogList>>[1]) =>
  (await admin.ok(errorLogList, input)).list.map(({ kind }) => kind)

test('reports are listed newest first, each with its kind', async () => {
  const { list, total } = await admin.ok(errorLogList, {})
  expect(total).toBe(3)
  expect(list.map(({ kind }) => kind)).toEqual(['call', 'page', 'policy'])
  expect(list[0]).toEqual({
    id: list[0]?.id,
    at: '2026-11-20 10:00:00',
    kind: 'call',
    url: '/api/tran/addTran',
    method: 'POST',
    status: 502,
    errorText: 'Bad 100% Gateway',
    institutionName: '远山私募',
    account: 'lin.jing@yuanshan.example',
    traceId: 'T'.repeat(32),
    browser: 'Chrome/120',
    request: '{"amount":"string(4)"}',
    response: '',
    places: '',
  })
})

test.each([
  [{ startDate: '2026-11-19', endDate: '2026-11-19' }, ['page']],
  [{ endDate: '2026-11-18' }, ['policy']],
  [{ kind: 'call' }, ['call']],
  [{ keyword: ' LIN.JING ' }, ['call']],
  [{ keyword: '100%' }, ['call']],
  [{ keyword: 'tttttttt' }, ['call']],
  [{ keyword: '%', kind: 'page' }, []],
  [{ pageNo: 2, pageSize: 2 }, ['policy']],
] as const)('%o finds %o', async (input, found) => expect(await kinds(input)).toEqual(found))

test.each([{ kind: 'other' }, { startDate: '2026-02-30' }, { pageNo: 0 }])('%o is refused', async (input) =>
  expect((await admin.send(errorLogList, input as object)).status).toBe(400),
)

test.each(['lin.jing', 'zhao.tuo', 'shen.ji'])('%s sees no error log', async (name) =>
  expect((await (await iisp.as(name)).send(errorLogList, {})).status).toBe(403),
)
