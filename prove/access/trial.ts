import fc from 'fast-check'
import type { Call } from '@iisp/contract'
import { type Answer, type TestClient, newKey } from '@iisp/testing/test-client'
import { valid } from '../arbitrary.ts'
import { Verdict, option } from '../harness.ts'

export const seed = Number(option('seed', String(Date.now() % 1_000_000)))
export const verdict = new Verdict()

const samples = new Map<string, Record<string, unknown>>()

/** A valid input; a different one for each `shift`. */
export function sample(call: Call, shift = 0): Record<string, unknown> {
  const key = `${call.name} ${shift}`
  const known =
    samples.get(key) ??
    (fc.sample(valid(call.input), { seed: seed + shift, numRuns: 1 })[0] as Record<string, unknown>)
  samples.set(key, known)
  return known
}

/** A valid input that meets the call's condition (`where` of `freshFactor` or `supervised`). */
export function sampleWith(call: Call, where: string | undefined): Record<string, unknown> {
  for (let shift = 10; shift < 200; shift++) {
    const input = sample(call, shift)
    if (where === undefined || input[where] !== undefined) return input
  }
  throw new Error(`${call.name}: no sample with ${where}`)
}

export function send(
  client: TestClient,
  call: Call,
  input: Record<string, unknown>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  if (call.body === 'upload') {
    const form = new FormData()
    form.set('file', new Blob(['%PDF-1.4 x']), 'x.pdf')
    const query = Object.entries(input)
      .map(([k, v]) => `${k}=${encodeURIComponent(typeof v === 'object' ? JSON.stringify(v) : String(v))}`)
      .join('&')
    return client.raw('POST', `${call.path}?${query}`, form, { ...headers })
  }
  return client.send(call, input, call.idempotent === 'key' ? { key: newKey(), headers } : { headers })
}
