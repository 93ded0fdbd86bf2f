import { defineCall, defineErrors, refuse, t } from '@iisp/contract'
import { cutLine } from '@iisp/testing/dom/failures'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { expect, test } from 'vitest'
import { follow } from './follow.ts'
import { isRequestError } from './request-error.ts'

const errors = defineErrors('assistant', { tooOften: { status: 429, zh: '太频繁', en: 'Too often' } })
const call = defineCall({
  name: 'tell',
  summary: { zh: '', en: 'tell' },
  methods: ['POST'],
  path: '/api/tell',
  input: t.nothing,
  output: t.Unknown(),
  errors: [errors.tooOften],
  access: { who: 'session', supervised: false },
  effect: 'write',
  idempotent: 'no',
  answer: 'file',
})
const encoder = new TextEncoder()
const streaming = (chunks: readonly string[]) => {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  new FakeServer().answer(call, () => new Response(body, { headers })).listen()
}

test('events are delivered as they arrive, however the bytes are split', async () => {
  streaming(['data: {"a":1}\n\ndata: {"b"', ':"划款"}\n\n: a comment\n\n', 'data: {"c":3}\n\n'])
  const parts: unknown[] = []
  await follow(call, {}, (part) => parts.push(part))
  expect(parts).toEqual([{ a: 1 }, { b: '划款' }, { c: 3 }])
})

test('a refusal instead of a stream rejects', async () => {
  new FakeServer().answer(call, () => refuse(errors.tooOften)).listen()
  const error: unknown = await follow(call, {}, () => {}, { quiet: true }).catch((thrown: unknown) => thrown)
  expect(isRequestError(error) && [error.status, error.code, error.msg]).toEqual([
    429,
    'assistant.tooOften',
    '太频繁',
  ])
})

test('an aborted stream and a broken one reject with different kinds', async () => {
  new FakeServer().answer(call, cutLine).listen()
  const aborted = AbortSignal.abort()
  const kind = async (signal?: AbortSignal) => {
    const error: unknown = await follow(call, {}, () => {}, { quiet: true, ...(signal && { signal }) }).catch(
      (thrown: unknown) => thrown,
    )
    return isRequestError(error) && error.kind
  }
  expect([await kind(aborted), await kind()]).toEqual(['aborted', 'network'])
})
