import { platformErrors } from '@iisp/contract'
import { expect, test, vi } from 'vitest'
import { request } from './request.ts'
import { RequestError } from './request-error.ts'
import { isScreenLocked, markUnlocked } from './screen-lock.ts'
import { onSessionExpired, sessionGate } from './session-gate.ts'
import {
  addOrder,
  good,
  logged,
  readOrder,
  refused,
  saveNote,
  sent,
  texts,
  stageRequests,
} from './test/exchange.ts'

stageRequests()

test('[SH-357] [SH-364] parallel calls answered with 401 show 请认证 once and end the session once', async () => {
  const ended = vi.fn<() => void>()
  const stop = onSessionExpired(ended)
  sessionGate.open()
  const calls = [1, 2, 3].map(() => request(saveNote, {}).catch((error: unknown) => error))
  await vi.advanceTimersByTimeAsync(0)
  for (const { answer } of sent) answer(refused(401, 'not signed in'))
  for (const error of await Promise.all(calls)) expect(error).toMatchObject({ status: 401 })
  expect(texts()).toEqual(['warning: 请认证'])
  expect(ended).toHaveBeenCalledTimes(1)
  stop()
})

test('reads and keyed writes wait until the same person signs in and are sent again; other writes are not', async () => {
  sessionGate.open()
  const read = request(readOrder, {})
  const keyed = request(addOrder, { amount: '1.00' })
  const plain = request(saveNote, {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  for (const { answer } of sent) answer(refused(401))
  expect(await plain).toBeInstanceOf(RequestError)
  expect(sent).toHaveLength(3 + logged().length)
  const first = sent.filter((s) => s.headers)
  const firstKey = first[1]!.headers['idempotency-key']
  sessionGate.open()
  await vi.advanceTimersByTimeAsync(0)
  const again = sent.filter((s) => s.headers).slice(3)
  expect(again.map((s) => new URL(s.url).pathname)).toEqual(['/api/order', '/api/add'])
  expect(again[1]!.headers['idempotency-key']).toBe(firstKey)
  for (const { answer } of again) answer(good({ id: '9' }))
  expect(await Promise.all([read, keyed])).toEqual([{ id: '9' }, { id: '9' }])
})

test('a request that waited for one person is not sent for another', async () => {
  sessionGate.open()
  const read = request(readOrder, {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  sent[0]!.answer(refused(401))
  await vi.advanceTimersByTimeAsync(0)
  sessionGate.open(false)
  expect(await read).toMatchObject({ status: 401 })
})

test('a late 401 of the former session does not end the new one', async () => {
  sessionGate.open()
  const read = request(readOrder, {})
  await vi.advanceTimersByTimeAsync(0)
  sessionGate.end()
  sessionGate.open()
  sent[0]!.answer(refused(401))
  await vi.advanceTimersByTimeAsync(0)
  expect(sessionGate.state).toBe('open')
  sent.filter((s) => s.headers)[1]!.answer(good({ id: '2' }))
  expect(await read).toEqual({ id: '2' })
})

test('a late answer from before the screen was unlocked does not cover it again', async () => {
  sessionGate.open()
  const locked = { code: platformErrors.sessionLocked.code }
  const read = request(readOrder, {})
  const other = request(readOrder, { id: '2' })
  await vi.advanceTimersByTimeAsync(0)
  const asked = () => sent.filter((one) => one.headers)
  asked()[0]!.answer(refused(423, '', locked))
  await vi.advanceTimersByTimeAsync(0)
  expect(isScreenLocked()).toBe(true)
  markUnlocked()
  asked()[1]!.answer(refused(423, '', locked))
  await vi.advanceTimersByTimeAsync(0)
  expect(isScreenLocked()).toBe(false)
  for (const one of asked().slice(2)) one.answer(good({ id: '3' }))
  expect(await Promise.all([read, other])).toEqual([{ id: '3' }, { id: '3' }])
})
