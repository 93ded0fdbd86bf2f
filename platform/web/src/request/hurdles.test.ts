import { type NamedError, defineCall, platformErrors, refuse, t } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageStore, resetMessages } from '../messages/messages.ts'
import { configureHurdles } from './hurdles.ts'
import { isRequestError } from './request-error.ts'
import { request } from './request.ts'

const signOrder = defineCall({
  name: 'signOrder',
  summary: { zh: '', en: '' },
  methods: ['POST'],
  path: '/api/sign',
  input: t.strict({ id: t.String() }),
  output: t.Object({ id: t.String() }),
  errors: [],
  access: { who: 'session', supervised: { kind: 'signing', object: 'id' }, freshFactor: true },
  effect: 'write',
  idempotent: 'key',
})
const { factorNeeded, approvalNeeded } = platformErrors

/** What the server refuses first, in this order; then it takes the act. */
let refusals: NamedError[]
let server: FakeServer
const keys = () => server.keys(signOrder)
const factor = vi.fn<() => Promise<boolean>>()
const approval = vi.fn<(kind: string, object: string) => Promise<boolean>>()
const texts = () => messageStore.getState().shown.map(({ title }) => title)

beforeEach(() => {
  refusals = []
  factor.mockReset().mockResolvedValue(true)
  approval.mockReset().mockResolvedValue(true)
  configureHurdles({ factor, approval })
  server = new FakeServer()
    .answer(signOrder, ({ id }) => {
      const refused = refusals.shift()
      return refused ? refuse(refused) : { id }
    })
    .listen()
})
afterEach(() => {
  configureHurdles({})
  resetMessages()
})

test('what needs a proof goes again by itself after it, under the same key, and nobody is told of a failure', async () => {
  refusals = [factorNeeded]
  expect(await request(signOrder, { id: '7' })).toEqual({ id: '7' })
  expect(factor).toHaveBeenCalledOnce()
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
  expect(texts()).toEqual([])
})

test('a proof and an approval are asked for one after the other; the approval names the kind and the object', async () => {
  refusals = [factorNeeded, approvalNeeded]
  expect(await request(signOrder, { id: '7' })).toEqual({ id: '7' })
  expect(approval).toHaveBeenCalledExactlyOnceWith('signing', '7')
})

test('whoever declines gets the refusal, and no message besides', async () => {
  refusals = [factorNeeded]
  factor.mockResolvedValue(false)
  const refused = await request(signOrder, { id: '7' }).catch((thrown: unknown) => thrown)
  expect(isRequestError(refused) && refused.code).toBe(factorNeeded.code)
  expect(keys()).toHaveLength(1)
  expect(texts()).toEqual([])
})

test('what is refused again after the proof is told, not asked for in circles', async () => {
  refusals = [factorNeeded, factorNeeded]
  await expect(request(signOrder, { id: '7' })).rejects.toThrow(factorNeeded.zh)
  expect(factor).toHaveBeenCalledOnce()
  expect(texts()).toEqual([factorNeeded.zh])
})

test('a later act after a declined one has a key of its own', async () => {
  refusals = [factorNeeded]
  factor.mockResolvedValueOnce(false)
  await request(signOrder, { id: '7' }).catch(() => {})
  await request(signOrder, { id: '7' })
  expect(new Set(keys()).size).toBe(2)
})
