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

test('the document names the header by which a page says whom it shows, at every call that knows its caller', () => {
  const { paths, components } = openApi(calls, 'IISP') as {
    paths: Record<string, Record<string, Operation>>
    components: { parameters: Record<string, object> }
  }
  expect(components.parameters['principal']).toMatchObject({
    name: 'x-principal',
    description: expect.stringContaining('platform.otherPerson'),
  })
  for (const { path, methods, access } of calls.filter((call) => call.access.who !== 'module'))
    expect(
      paths[path]?.[methods[0].toLowerCase()]?.parameters.some(
        (one) => '$ref' in one && one.$ref === '#/components/parameters/principal',
      ),
    ).toBe(access.who !== 'public' || access.ofOwnSession === true)
})

interface Operation {
  readonly parameters: readonly object[]
  readonly 'x-summary-zh': string
}
