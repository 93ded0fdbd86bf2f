import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { compareTexts } from '../contract/compare-texts.ts'
import { comparisonLimits } from '../contract/limits.ts'

let iisp: Iisp
let client: TestClient
const texts = {
  left: '第一条 甲方\n第二条',
  right: '第一条 乙方\n第二条',
  ignoreSpaces: false,
  ignorePunctuation: false,
}

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
beforeEach(async () => {
  iisp.clock.advance(120)
  client = await iisp.as('lin.jing')
})
afterAll(() => iisp?.close())

test('[SH-064] the server answers where two texts differ', async () => {
  expect(await client.ok(compareTexts, texts)).toEqual({
    differences: [
      {
        kind: 'changed',
        leftLine: 1,
        rightLine: 1,
        rows: [
          {
            left: [
              { text: '第一条 ', changed: false },
              { text: '甲', changed: true },
              { text: '方', changed: false },
            ],
            right: [
              { text: '第一条 ', changed: false },
              { text: '乙', changed: true },
              { text: '方', changed: false },
            ],
          },
        ],
      },
    ],
    counts: { changed: 1, added: 0, removed: 0 },
  })
})

test('texts that differ too much, or have too many lines or characters, are refused', async () => {
  const lines = (sign: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${sign}${at}`).join('\n')
  const different = await client.send(compareTexts, {
    ...texts,
    left: lines('a', 3000),
    right: lines('b', 3000),
  })
  expect([different.status, different.body.code]).toEqual([422, 'comparison.tooDifferent'])
  const long = await client.send(compareTexts, { ...texts, left: lines('a', comparisonLimits.lines + 1) })
  expect([long.status, long.body.code]).toEqual([400, 'comparison.tooManyLines'])
  const large = await client.send(compareTexts, {
    ...texts,
    left: 'a'.repeat(comparisonLimits.characters + 1),
  })
  expect([400, 413]).toContain(large.status)
})

test('the node goes on answering while it compares, and a person has so many a minute', async () => {
  const worst = 'ab'.repeat(comparisonLimits.characters / 2)
  const answers = Array.from({ length: comparisonLimits.perMinute + 1 }, () =>
    client.send(compareTexts, { ...texts, left: worst, right: 'ba,'.repeat(33_000) }),
  )
  const began = Date.now()
  expect((await iisp.visitor().send(compareTexts, texts)).status).toBe(401)
  expect(Date.now() - began).toBeLessThan(2000)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(statuses).toContain(429)
  expect(statuses.every((status) => [200, 422, 429].includes(status))).toBe(true)
})

test('strangers and unknown input are refused', async () => {
  expect((await iisp.visitor().send(compareTexts, texts)).status).toBe(401)
  expect((await client.send(compareTexts, { ...texts, keep: true } as never)).status).toBe(400)
})
