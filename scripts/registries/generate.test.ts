import { expect, test } from 'vitest'
import { root } from '../tools.ts'
import { commonSettings, staleRegistries } from './generate.ts'
import { callsIn, readHandler } from './read-handler.ts'

test('the lists of handlers are those of the files', async () => {
  const stale = await staleRegistries(root)
  expect([...stale.keys()], 'run `npm run registries` and commit what it writes').toEqual([])
})

const imports = `import { getNames as call } from '../../contract/names.ts'
import type { Names, NameSettings } from '../names.ts'
`
const own = { name: 'NameSettings', from: './names.ts' }

test.each([
  ['reader(call, async () => [])', null],
  ['writer(\n  call,\n  async () => null,\n)', null],
  ["sessionHandler<typeof call, PersonActor>(call, () => '')", null],
  ['preparedWriter(call, prepare, write)', null],
  ['(settings: NameSettings): Handler =>\n  reader(call, async () => [])', own],
  ["({ days = 3 }: Pick<NameSettings, 'days'>) =>\n  reader(call, async () => [])", own],
  ['(key: Uint8Array) =>\n  reader(call, async () => [])', { name: 'Uint8Array', from: null }],
])('%j is a handler', (value, settings) => {
  expect(readHandler('people/get-names.ts', `${imports}\nexport const getNames = ${value}\n`)).toEqual({
    file: 'people/get-names.ts',
    name: 'getNames',
    settings,
  })
})

test('a function that makes a handler is one as well', () => {
  const text = `${imports}\nexport function getNames({ days }: NameSettings): Handler {\n  return reader(call, () => days)\n}\n`
  expect(readHandler('people/get-names.ts', text)).toMatchObject({ name: 'getNames', settings: own })
})

test('capitals in the middle of a name need no hyphen of their own', () => {
  const text = 'export const getJJsList = reader(call, async () => [])\n'
  expect(readHandler('get-jjs-list.ts', text)).toMatchObject({ name: 'getJJsList' })
})

test('a call is known by the name of its contract', () => {
  expect(callsIn(`${imports}\nexport const getNames = reader(call, async () => [])`)).toEqual(['getNames'])
})

test('a schedule, a subscriber or a query is no handler', () => {
  expect(
    readHandler('sweep.ts', 'export const sweep: Schedule = { run: (db) => db.run(query) }\n'),
  ).toBeNull()
})

test('a handler without the name of its file is refused', () => {
  const text = 'export const findNames = reader(call, async () => [])\n'
  expect(() => readHandler('get-names.ts', text)).toThrow(/get-names\.ts handles a call but exports nothing/)
})

test('handlers of a module that are made from different types are refused', () => {
  const madeFrom = (file: string, name: string) => ({ file, name: file, settings: { name, from: null } })
  expect(() => commonSettings([madeFrom('a.ts', 'Keys'), madeFrom('b.ts', 'Days')])).toThrow(
    /a\.ts is made from Keys and b\.ts from Days/,
  )
})
