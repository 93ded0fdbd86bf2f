import { defineCall, t } from '@iisp/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const call = defineCall({
  summary: { zh: '', en: '' },
  errors: [],
  access: { who: 'session', supervised: false },
  effect: 'read',
  idempotent: 'yes',
  name: 'readOrder',
  methods: ['GET'],
  path: '/api/order',
  input: t.Object({ id: t.Optional(t.String()) }),
  output: t.Object({ no: t.String() }),
})
const answer = { call: 'readOrder', input: {}, data: { no: 'HK1' } }

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

/** Opens a page that came with these answers. */
async function opened(answers: readonly object[], language = 'zh') {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'begin'
  block.textContent = JSON.stringify({ settings: { brand: '甲' }, language, answers })
  document.head.replaceChildren(block)
  return import('./first-answers.ts')
}

test('an answer that came with the page is given once, to the same call with the same input', async () => {
  const { begin, takeFirstAnswer } = await opened([answer])
  expect(begin.settings).toEqual({ brand: '甲' })
  expect(takeFirstAnswer(call, { id: '7' })).toBeUndefined()
  expect(takeFirstAnswer(call, {})).toEqual({ no: 'HK1' })
  expect(takeFirstAnswer(call, {})).toBeUndefined()
})

test('it is not given after ten seconds', async () => {
  const { takeFirstAnswer } = await opened([answer])
  vi.advanceTimersByTime(10_000)
  expect(takeFirstAnswer(call, {})).toBeUndefined()
})

test('it is not given to another person, nor in another language, nor where it does not match the contract', async () => {
  const { takeFirstAnswer, dropFirstAnswers } = await opened([answer])
  dropFirstAnswers()
  expect(takeFirstAnswer(call, {})).toBeUndefined()
  vi.resetModules()
  expect((await opened([answer], 'en')).takeFirstAnswer(call, {})).toBeUndefined()
  vi.resetModules()
  expect((await opened([{ ...answer, data: { no: 1 } }])).takeFirstAnswer(call, {})).toBeUndefined()
})

test('a page without answers has none', async () => {
  const { begin, takeFirstAnswer } = await import('./first-answers.ts')
  expect(begin.answers).toBeUndefined()
  expect(takeFirstAnswer(call, {})).toBeUndefined()
})
