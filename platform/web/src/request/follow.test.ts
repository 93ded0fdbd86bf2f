import { defineCall, nothing, t } from '@iisp/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { follow } from './follow.ts'
import { isRequestError } from './request-error.ts'

const call = defineCall({
  name: 'tell',
  summary: 'tell',
  methods: ['POST'],
  path: '/api/tell',
  input: nothing,
  output: t.Unknown(),
  errors: [],
  access: { who: 'session', supervised: false },
  effect: 'write',
  idempotent: 'no',
  answer: 'file',
})
const encoder = new TextEncoder()
const answer = (chunks: readonly string[], type = 'text/event-stream; charset=utf-8') =>
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': type } })
  })
afterEach(() => vi.unstubAllGlobals())

test('parts are handed over as they come, however the bytes are cut', async () => {
  answer(['data: {"a":1}\n\ndata: {"b"', ':"划款"}\n\n: a comment\n\n', 'data: {"c":3}\n\n'])
  const parts: unknown[] = []
  await follow(call, {}, (part) => parts.push(part))
  expect(parts).toEqual([{ a: 1 }, { b: '划款' }, { c: 3 }])
})

test('a refusal instead of a stream is a refusal', async () => {
  answer(['{"status":429,"msg":"太频繁","data":null,"code":"assistant.tooOften"}'], 'application/json')
  const error: unknown = await follow(call, {}, () => {}, { quiet: true }).catch((thrown: unknown) => thrown)
  expect(isRequestError(error) && [error.status, error.code, error.msg]).toEqual([
    429,
    'assistant.tooOften',
    '太频繁',
  ])
})

test('an aborted stream is told from a broken one', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('gone')
  })
  const aborted = AbortSignal.abort()
  const kind = async (signal?: AbortSignal) => {
    const error: unknown = await follow(call, {}, () => {}, { quiet: true, ...(signal && { signal }) }).catch(
      (thrown: unknown) => thrown,
    )
    return isRequestError(error) && error.kind
  }
  expect([await kind(aborted), await kind()]).toEqual(['aborted', 'network'])
})
