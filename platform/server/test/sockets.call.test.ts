import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { startTestPortal, type TestPortal } from '@iisp/testing/test-portal'
import { WebSocket } from 'ws'
import { everybody, hashSessionId, type PersonActor, principalOf, type SessionPort } from '../src/index.ts'
import { keepalivePath } from '../src/events/sockets.ts'
import { addNote, notesModule, person } from './notes-module.ts'

const people = new Map<string, PersonActor>([
  ['anna', person('anna', 'M001')],
  ['bert', person('bert', 'M002')],
  ['carl', person('carl', 'T001', { scope: '*' })],
  ['dora', person('dora', 'M001')],
  ['dora-for-bert', person('dora', 'M002', { accountId: 'account-bert' })],
])
const sessions: SessionPort = {
  find: async (_db, hash) => {
    const found = [...people].find(([id]) => hashSessionId(id) === hash)
    return found === undefined ? null : { actor: found[1], expiresAt: new Date('2999-01-01') }
  },
  personOf: async () => null,
  touch: async () => {},
}
let database: TestDatabase
let running: TestPortal

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  running = await startTestPortal({ databaseUrl: database.url, modules: [notesModule], sessions })
})
afterAll(async () => {
  await running?.close()
  await database?.drop()
})

interface Opened {
  readonly socket: WebSocket
  readonly frames: string[]
  readonly closed: Promise<number>
}
function open(sessionId: string | null, origin = running.origin, cookie = 'sessionId', query = ''): Opened {
  const socket = new WebSocket(`${running.origin.replace('http', 'ws')}${keepalivePath}${query}`, {
    headers: { origin, ...(sessionId === null ? {} : { cookie: `${cookie}=${sessionId}` }) },
  })
  const frames: string[] = []
  socket.on('message', (data) => frames.push(String(data)))
  socket.on('error', () => {})
  return { socket, frames, closed: new Promise((done) => socket.on('close', done)) }
}
const opened = ({ socket }: Opened) => new Promise((done, fail) => socket.on('open', done).on('error', fail))

test('[SH-187] [SH-308] a ping of type 0 is answered by a pong of type 0', async () => {
  const anna = open('anna')
  await opened(anna)
  anna.socket.send('{"type":0}')
  await expect.poll(() => anna.frames.map((frame) => JSON.parse(frame).type)).toEqual([0])
  anna.socket.close()
})

test.each([
  ['without a session', null, undefined, 401],
  ['with an unknown session', 'nobody', undefined, 401],
  ['from a foreign page', 'anna', 'https://evil.example', 403],
])('a socket %s is refused', async (_name, session, origin, status) => {
  const refused = open(session, origin)
  await expect(opened(refused)).rejects.toThrow(String(status))
})

test('a page that shows another person than the session’s is told so and gets no pushes; one that shows its person does', async () => {
  const showing = (id: string) =>
    open('anna', undefined, undefined, `?principal=${principalOf(people.get(id) as PersonActor)}`)
  const [other, own] = [showing('bert'), showing('anna')]
  await opened(own)
  expect(await other.closed).toBe(4001)
  await running.withSession('anna').ok(addNote, { body: 'x', amount: '1.00' })
  await expect.poll(() => own.frames).toContain('{"type":1,"topic":"notes.added","counts":true}')
  expect(other.frames).toEqual(['{"type":2,"otherPerson":true}'])
  own.socket.close()
})

test('a page loaded over https is identified only by the cookie for https', async () => {
  const origin = 'https://portal.example'
  running.origins.add(origin)
  const refused = open('anna', origin)
  await expect(opened(refused)).rejects.toThrow('401')
  const anna = open('anna', origin, '__Host-sessionId')
  await opened(anna)
  anna.socket.close()
  await anna.closed
})

test('an event reaches the people of its institution and of the operating side, and nobody else', async () => {
  const [anna, bert, carl] = ['anna', 'bert', 'carl'].map((name) => open(name)) as [Opened, Opened, Opened]
  await Promise.all([anna, bert, carl].map(opened))
  await running.withSession('anna').ok(addNote, { body: 'x', amount: '1.00' })
  const push = '{"type":1,"topic":"notes.added","counts":true}'
  await expect.poll(() => anna.frames).toContain(push)
  await expect.poll(() => carl.frames).toContain(push)
  expect(bert.frames).toEqual([])
  for (const each of [anna, bert, carl]) each.socket.close()
})

test('an event for everybody reaches all people', async () => {
  const all = ['anna', 'bert', 'carl'].map((name) => open(name))
  await Promise.all(all.map(opened))
  running.bus.publish({ kind: 'event', topic: 'notes.told', audience: [everybody] })
  for (const { frames } of all)
    await expect.poll(() => frames).toEqual(['{"type":1,"topic":"notes.told","counts":true}'])
  for (const each of all) each.socket.close()
})

test('a burst of one event is told at once and once more, not each time', async () => {
  const anna = open('anna')
  await opened(anna)
  for (let sent = 0; sent < 20; sent++)
    running.bus.publish({ kind: 'event', topic: 'notes.burst', audience: ['M001'] })
  running.bus.publish({ kind: 'event', topic: 'notes.last', audience: ['M001'] })
  await expect.poll(() => anna.frames.at(-1)).toContain('notes.last')
  expect(anna.frames.map((frame) => JSON.parse(frame).topic)).toEqual([
    'notes.burst',
    'notes.burst',
    'notes.last',
  ])
  anna.socket.close()
})

test('a frame over 1 KB closes the socket with 1009', async () => {
  const anna = open('anna')
  await opened(anna)
  anna.socket.send('x'.repeat(2000))
  expect(await anna.closed).toBe(1009)
})

test('a sixth socket of one person is refused, whichever account opens it and however many are opened at once', async () => {
  const asked = Array.from({ length: 20 }, (_, i) => open(i % 2 === 0 ? 'dora' : 'dora-for-bert'))
  const answers = await Promise.allSettled(asked.map(opened))
  const refusals = answers.filter((answer) => answer.status === 'rejected')
  expect(refusals.map(({ reason }) => String(reason))).toEqual(Array(15).fill(expect.stringContaining('429')))
  const five = asked.filter((_, i) => answers[i]?.status === 'fulfilled')
  for (const each of five) each.socket.close()
  await Promise.all(five.map((each) => each.closed))
})

test.each([
  ['pings', (socket: WebSocket) => socket.send('{"type":0}')],
  ['pings of the protocol', (socket: WebSocket) => socket.ping()],
  ['pongs that nobody asked for', (socket: WebSocket) => socket.pong()],
])('%s without pause close the socket with 1008', async (_, send) => {
  const anna = open('anna')
  await opened(anna)
  for (let i = 0; i < 30; i++) send(anna.socket)
  expect(await anna.closed).toBe(1008)
  expect(anna.frames.length).toBeLessThanOrEqual(10)
})

test('a page that sends an extra ping each time it is shown keeps its socket', async () => {
  const anna = open('anna')
  await opened(anna)
  for (let i = 0; i < 8; i++) anna.socket.send('{"type":0}')
  await expect.poll(() => anna.frames).toHaveLength(8)
  expect(anna.socket.readyState).toBe(WebSocket.OPEN)
  anna.socket.close()
  await anna.closed
})

test('a message whose fragments never end closes the socket', async () => {
  const anna = open('anna')
  await opened(anna)
  for (let i = 0; i < 30; i++) anna.socket.send('', { fin: false })
  expect([1006, 1008]).toContain(await anna.closed)
})

test('when a session gets another id its sockets are asked to reconnect and no end of session is sent', async () => {
  const [anna, bert] = [open('anna'), open('bert')]
  await Promise.all([anna, bert].map(opened))
  running.bus.publish({ kind: 'session-replaced', value: hashSessionId('anna') })
  expect(await anna.closed).toBe(4002)
  expect(anna.frames).toEqual([])
  expect(bert.socket.readyState).toBe(WebSocket.OPEN)
  bert.socket.close()
  await bert.closed
})

test('the end of a session closes its sockets', async () => {
  const bert = open('bert')
  await opened(bert)
  people.delete('bert')
  running.portal.sessions.forget(hashSessionId('bert'))
  running.bus.publish({ kind: 'session-ended', value: hashSessionId('bert') })
  expect(await bert.closed).toBe(4001)
  expect(bert.frames).toContain('{"type":2}')
})
