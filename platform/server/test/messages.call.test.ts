import { Refusal, platformErrors } from '@iisp/contract'
import { fixedSessions } from '@iisp/testing/signed-in-people'
import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { startTestPortal, type TestPortal } from '@iisp/testing/test-portal'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import pg from 'pg'
import { type Ports, type ServerModule, system } from '../src/index.ts'

/** An event 'letters.written' sends one SMS and one mail. */
const letters: ServerModule = {
  name: 'letters',
  handlers: [],
  pages: [],
  subscribers: [
    {
      name: 'letters-send',
      topic: 'letters.written',
      run: async (_db, { payload }, { sms, mail }) => {
        await sms.send({ phone: String(payload.phone), text: '您好', purpose: 'letter' })
        await mail.send({ to: 'a@yuanshan.example', subject: '您好', text: '您好' })
        if (payload.fails === true) throw new Error('subscriber fails')
      },
    },
  ],
}
const sent: string[] = []
let smsWorks = true
/** Numbers that the gateway refuses. */
const refused = new Set<string>()
const ports: Ports = {
  sms: {
    kind: 'test',
    send: async ({ phone }) => {
      if (!smsWorks || refused.has(phone)) throw new Refusal(platformErrors.unavailable)
      sent.push(`sms ${phone}`)
    },
  },
  mail: { kind: 'test', send: async ({ to }) => void sent.push(`mail ${to}`) },
}
let database: TestDatabase
let running: TestPortal
let owner: pg.Client

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  running = await startTestPortal({
    databaseUrl: database.url,
    modules: [letters],
    sessions: fixedSessions([]),
    ports,
  })
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await running?.close()
  await database?.drop()
})
beforeEach(async () => {
  smsWorks = true
  refused.clear()
  sent.splice(0)
  await owner.query('DELETE FROM platform.message_queue')
  await owner.query('DELETE FROM platform.outbox')
})

const write = (phone: string, payload = {}) =>
  running.db.transact(system('test'), async (db) =>
    db.emit({ topic: 'letters.written', audience: [], payload: { phone, ...payload } }),
  )
const makeDue = () => owner.query('UPDATE platform.message_queue SET next_at = now()')
const queued = async () => (await owner.query('SELECT channel, tries FROM platform.message_queue')).rows

test('messages of a subscriber are sent through the ports once', async () => {
  await write('13900000001')
  await running.portal.settle()
  await running.portal.settle()
  expect(sent.toSorted()).toEqual(['mail a@yuanshan.example', 'sms 13900000001'])
  expect(await queued()).toEqual([])
})

test('nothing is sent if the subscriber fails', async () => {
  await write('13900000002', { fails: true })
  await running.portal.settle()
  expect(sent).toEqual([])
  expect(await queued()).toEqual([])
})

test('a message refused by a port is retried later, without delaying mail', async () => {
  smsWorks = false
  await write('13900000003')
  await running.portal.settle()
  expect(sent).toEqual(['mail a@yuanshan.example'])
  smsWorks = true
  await running.portal.settle()
  expect(await queued()).toEqual([{ channel: 'sms', tries: 1 }])
  await makeDue()
  await running.portal.settle()
  expect(sent).toEqual(['mail a@yuanshan.example', 'sms 13900000003'])
  expect(await queued()).toEqual([])
})

test('after the last attempt it stays in the outbox that operators can read', async () => {
  smsWorks = false
  await write('13900000004')
  await running.portal.settle()
  await owner.query('UPDATE platform.message_queue SET tries = 7')
  await makeDue()
  await running.portal.settle()
  expect(await queued()).toEqual([])
  const { rows } = await owner.query('SELECT channel, recipient, purpose, body FROM platform.message_outbox')
  expect(rows).toEqual([{ channel: 'sms', recipient: '13900000004', purpose: 'letter', body: '您好' }])
})

test('a message that the gateway always refuses delays no other', async () => {
  refused.add('13900000005')
  await write('13900000005')
  await write('13900000006')
  await running.portal.settle()
  expect(sent).toContain('sms 13900000006')
  expect(await queued()).toEqual([{ channel: 'sms', tries: 1 }])
})

test('a gateway that is down is called five times and then not for a while', async () => {
  smsWorks = false
  await owner.query(`INSERT INTO platform.message_queue (channel, message)
    SELECT 'sms', jsonb_build_object('phone', n::text, 'text', '', 'purpose', '') FROM generate_series(1, 10) n`)
  await running.portal.settle()
  expect((await queued()).filter(({ tries }) => tries > 0)).toHaveLength(5)
})
