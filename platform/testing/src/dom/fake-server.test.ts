import { type Call, defineCall, defineErrors, refuse, t } from '@iisp/contract'
import { expect, test } from 'vitest'
import { cutLine } from './failures.ts'
import { FakeServer } from './fake-server.ts'

const base = {
  summary: { zh: '', en: '' },
  access: { who: 'session', supervised: false },
  effect: 'write',
  idempotent: 'yes',
} as const
const errors = defineErrors('notes', {
  full: { status: 409, zh: '最多{most}条', en: 'At most {most}' },
  stale: { status: 409, zh: '已更新', en: 'Changed' },
})
const addNote = defineCall({
  ...base,
  name: 'addNote',
  methods: ['POST'],
  path: '/api/notes',
  input: t.strict({ text: t.String({ maxLength: 5 }), page: t.Optional(t.Integer()) }),
  output: t.strict({ id: t.String(), note: t.Object({ text: t.String() }) }),
  errors: [errors.full],
})
const listNotes = defineCall({ ...addNote, name: 'listNotes', methods: ['GET'], effect: 'read' })
const keyed = defineCall({ ...addNote, name: 'keyed', path: '/api/keyed', idempotent: 'key' })
const attach = defineCall({ ...addNote, name: 'attach', path: '/api/attach', body: 'upload' })
const good = { id: '1', note: { text: '甲' } }

const send = (input: object, call: Call = addNote, headers = {}) =>
  fetch(`http://portal.example${call.path}`, { method: 'POST', body: JSON.stringify(input), headers })
/** The violations of the contract in an exchange. Closing the server keeps them from failing this test. */
async function faultOf(server: FakeServer, exchange: () => Promise<unknown>) {
  server.listen()
  await expect(exchange()).rejects.toThrow()
  return server.close().map(({ message }) => message)
}

test('answers and recorded inputs are found by the call’s value', async () => {
  const server = new FakeServer().answer(addNote, ({ text }) => ({ ...good, note: { text } })).listen()
  const response = await send({ text: '乙' })
  expect(await response.json()).toEqual({ status: 200, msg: '', data: { ...good, note: { text: '乙' } } })
  expect(server.asked(addNote)).toEqual([{ text: '乙' }])
})

test('the query of a GET is converted to the types of the schema; two calls can share a path', async () => {
  const server = new FakeServer()
    .answer(addNote, () => good)
    .answer(listNotes, () => good)
    .listen()
  await fetch('http://portal.example/api/notes?text=x&page=2')
  expect([server.asked(addNote), server.asked(listNotes)]).toEqual([[], [{ text: 'x', page: 2 }]])
})

test.each([
  [
    'an input that does not fit',
    { text: '123456' },
    'was asked with an input that its contract refuses at "text": "123456"',
  ],
  [
    'an unknown field',
    { text: '', more: 1 },
    'was asked with an input that its contract refuses at "more": 1',
  ],
])('%s is a fault, and the answer is not asked for', async (_, input, fault) => {
  const server = new FakeServer().answer(addNote, () => good)
  expect(await faultOf(server, () => send(input))).toEqual([`POST /api/notes (addNote) ${fault}`])
  expect(server.asked(addNote)).toEqual([])
})

test('an input that cannot be parsed is a violation', async () => {
  const server = new FakeServer().answer(listNotes, () => good)
  const ask = () => fetch('http://portal.example/api/notes?text=x&page=two')
  expect(await faultOf(server, ask)).toEqual([
    'GET /api/notes (listNotes) was asked with an input that cannot be read: text=x&page=two',
  ])
})

test('an answer that violates the schema is reported with its location', async () => {
  const server = new FakeServer().answer(addNote, () => ({ ...good, note: {} as typeof good.note }))
  expect(await faultOf(server, () => send({ text: '' }))).toEqual([
    'POST /api/notes (addNote) was answered with data that its contract refuses at "note.text": missing',
  ])
})

test('an error thrown by an answer is a violation, even if the page treats it as a network failure', async () => {
  const server = new FakeServer().answer(addNote, () => {
    throw new TypeError('x is undefined')
  })
  expect(await faultOf(server, () => send({ text: '' }))).toEqual([
    'POST /api/notes (addNote): its answer threw TypeError: x is undefined',
  ])
})

test('a call without an answer is a violation', async () => {
  expect(await faultOf(new FakeServer(), () => send({}))).toEqual(['nobody answers POST /api/notes'])
})

test('a refusal named by the contract is sent in the language of the page', async () => {
  const server = new FakeServer().answer(addNote, () => refuse(errors.full, { most: '9' })).listen()
  const response = await send({ text: '' }, addNote, { 'accept-language': 'en' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ status: 409, code: 'notes.full', msg: 'At most 9' })
  server.answer(addNote, () => refuse(errors.stale))
  expect(await faultOf(server, () => send({ text: '' }))).toEqual([
    'POST /api/notes (addNote) refused with notes.stale, which its contract does not name',
  ])
})

test('a keyed call needs its key', async () => {
  const server = new FakeServer().answer(keyed, () => good).listen()
  await send({ text: '' }, keyed, { 'idempotency-key': 'k1' })
  expect(server.keys(keyed)).toEqual(['k1'])
  expect(await faultOf(server, () => send({ text: '' }, keyed))).toEqual([
    'POST /api/keyed (keyed) was asked without an idempotency key',
  ])
})

test('an upload without its file is a violation', async () => {
  const server = new FakeServer().answer(attach, () => good)
  const bare = () => fetch('http://portal.example/api/attach?text=x', { method: 'POST' })
  expect(await faultOf(server, bare)).toEqual(['POST /api/attach (attach) was asked without a file'])
})

test('a broken connection is not a violation', async () => {
  const server = new FakeServer().answer(addNote, cutLine).listen()
  await expect(send({ text: '' })).rejects.toThrow(TypeError)
  expect(server.close()).toEqual([])
})

test('reports to the error log are recorded', async () => {
  const server = new FakeServer().listen()
  await fetch('/errorLog/save', { method: 'POST', body: '{"errorText":"x"}' })
  expect(server.reports).toEqual([{ errorText: 'x' }])
})
