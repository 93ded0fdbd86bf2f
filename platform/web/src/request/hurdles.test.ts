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

/** The refusals of the next requests, in this order. Further requests succeed. */
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

test('a call refused for a missing factor is repeated after the proof, under the same key, and no failure is shown', async () => {
  refusals = [factorNeeded]
  expect(await request(signOrder, { id: '7' })).toEqual({ id: '7' })
  expect(factor).toHaveBeenCalledOnce()
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
  expect(texts()).toEqual([])
})

test('a factor and an approval are requested one after the other; the approval names kind and object', async () => {
  refusals = [factorNeeded, approvalNeeded]
  expect(await request(signOrder, { id: '7' })).toEqual({ id: '7' })
  expect(approval).toHaveBeenCalledExactlyOnceWith('signing', '7')
})

test('if the person declines, the caller gets the refusal and no message is shown', async () => {
  refusals = [factorNeeded]
  factor.mockResolvedValue(false)
  const refused = await request(signOrder, { id: '7' }).catch((thrown: unknown) => thrown)
  expect(isRequestError(refused) && refused.code).toBe(factorNeeded.code)
  expect(keys()).toHaveLength(1)
  expect(texts()).toEqual([])
})

test('a call refused again after the proof fails with a message and does not ask again', async () => {
  refusals = [factorNeeded, factorNeeded]
  await expect(request(signOrder, { id: '7' })).rejects.toThrow(factorNeeded.zh)
  expect(factor).toHaveBeenCalledOnce()
  expect(texts()).toEqual([factorNeeded.zh])
})

test('a new attempt after a declined one has its own key', async () => {
  refusals = [factorNeeded]
  factor.mockResolvedValueOnce(false)
  await request(signOrder, { id: '7' }).catch(() => {})
  await request(signOrder, { id: '7' })
  expect(new Set(keys()).size).toBe(2)
})
