import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { failedEventList, failedEventReplay } from '../../contract/failed-events.ts'
import { listAudit } from '../../contract/audit.ts'

let iisp: Iisp
let admin: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  admin = await iisp.as('guan.li')
})
afterAll(() => iisp?.close())
beforeEach(async () => {
  await iisp.owner.query('DELETE FROM platform.failed_event')
  // two dead ones, a later one behind the first, one that is tried again by itself
  await iisp.owner.query(`INSERT INTO platform.failed_event
      (id, object, topic, audience, payload, at, tries, next_at, dead_at, reason)
    SELECT id, 'x.y id=' || thing, 'x.y', '{}', '{}', '2026-11-20 10:00+08', tries, CASE WHEN tries = 2 THEN now() + interval '1 hour' ELSE now() END,
      CASE WHEN tries = 8 THEN now() END, reason
    FROM (VALUES (1, 'a', 8, 'Error: broken'), (2, 'a', 0, ''), (3, 'b', 8, 'Error: broken'), (4, 'c', 2, 'Error: slow'))
      AS v (id, thing, tries, reason)`)
})
const states = async () =>
  (await admin.ok(failedEventList, {})).list.map(({ id, state, behind }) => [id, state, behind])

test('failed events are listed with what they are about, why they failed and what waits behind them', async () => {
  const { list, total } = await admin.ok(failedEventList, {})
  expect(total).toBe(4)
  expect(list[0]).toEqual({
    id: '1',
    topic: 'x.y',
    about: 'id=a',
    at: '2026-11-20 10:00:00',
    state: 'dead',
    tries: 8,
    nextAt: null,
    behind: 1,
    reason: 'Error: broken',
  })
  expect(await states()).toEqual([
    ['1', 'dead', 1],
    ['2', 'waiting', 0],
    ['3', 'dead', 0],
    ['4', 'retrying', 0],
  ])
  const { next } = await admin.ok(failedEventList, { pageSize: 3 })
  expect((await admin.ok(failedEventList, { pageSize: 3, cursor: next as string })).list).toHaveLength(1)
})

test('a replayed event and those behind it are handled, and the act stands in the trail', async () => {
  expect(await admin.ok(failedEventReplay, { id: '1' })).toEqual({ replayed: 1 })
  await iisp.portal.settle()
  expect(await states()).toEqual([
    ['3', 'dead', 0],
    ['4', 'retrying', 0],
  ])
  const auditor = await iisp.as('shen.ji')
  const { list } = await auditor.ok(listAudit, { action: 'operations.replay-events' })
  expect(list[0]).toMatchObject({ object: 'event:1', accountEmail: 'guan.li@hengxin.example' })
  expect((await admin.send(failedEventReplay, { id: '1' })).body.code).toBe('audit.eventNotDead')
  expect((await admin.send(failedEventReplay, { id: '4' })).body.code).toBe('audit.eventNotDead')
})

test('all that are dead are replayed together, and nothing else', async () => {
  expect(await admin.ok(failedEventReplay, {})).toEqual({ replayed: 2 })
  await iisp.portal.settle()
  expect(await states()).toEqual([['4', 'retrying', 0]])
})

test.each(['lin.jing', 'zhao.tuo', 'shen.ji'])('%s neither sees nor replays them', async (name) => {
  const other = await iisp.as(name)
  expect((await other.send(failedEventList, {})).status).toBe(403)
  expect((await other.send(failedEventReplay, {})).status).toBe(403)
})
