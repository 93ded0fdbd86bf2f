import { openApi } from '@iisp/server'
import { expect, test } from 'vitest'
import { everyCall } from './every-call.ts'

const calls = everyCall()
const chinese = /\p{Script=Han}/u

test('every call is named in English and in Chinese', () => {
  const wrong = calls.filter(
    ({ summary: { zh, en } }) => en.trim() === '' || chinese.test(en) || !chinese.test(zh),
  )
  expect(wrong.map(({ name, summary }) => `${name}: ${summary.en} / ${summary.zh}`)).toEqual([])
})

test('the OpenAPI document is in English, with the Chinese name beside each summary', () => {
  const document = openApi(calls, 'IISP') as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  expect(operations.length).toBeGreaterThan(calls.length)
  for (const { 'x-summary-zh': zh, ...operation } of operations) {
    expect(zh).toMatch(chinese)
    expect(JSON.stringify(operation)).not.toMatch(chinese)
  }
})

interface Operation {
  readonly 'x-summary-zh': string
}
