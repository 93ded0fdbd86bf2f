import { expect, test } from 'vitest'
import { callsIn, isNamedAfter } from './registries/read-handler.ts'
import { product, textOf } from './repository.ts'

const moduleOf = (file: string): string => file.split('/')[1] as string
const serverFiles = product.filter((file) => /^modules\/[^/]+\/(?:server|fixtures)\//.test(file))

/** Each module's tables are in the schema of its name; the kernel's are in `platform`. */
const schemas: ReadonlySet<string> = new Set([
  ...product.filter((file) => file.startsWith('modules/')).map(moduleOf),
  'platform',
])

/** Tables that other modules may query, and why. */
const offered: readonly { readonly table: string; readonly to: readonly string[]; readonly why: string }[] = [
  { table: 'identity.reach', to: ['*'], why: 'a view: who is where, with phone and e-mail' },
  { table: 'identity.institution_name', to: ['*'], why: 'a view: name and kind of an institution' },
  {
    table: 'files.file',
    to: ['fund-relation', 'opening', 'registration', 'ta', 'transfers'],
    why: 'a view: the files of an application or an order',
  },
  {
    table: 'product.product_name',
    to: ['opening', 'ta', 'transfers'],
    why: 'a view: code and name of a product',
  },
  {
    table: 'transfers.register_money',
    to: ['ta'],
    why: 'a view: what was booked for the register, compared with its shares',
  },
  {
    table: 'transfers.register_order',
    to: ['ta', 'fund-relation'],
    why: 'a view: the orders that pay confirmations and fees',
  },
  { table: 'guide.chosen_setting', to: ['transfers'], why: 'a view: who chose to be told daily' },
  { table: 'platform.*', to: ['audit'], why: 'its desks show what the kernel keeps' },
]
const isOffered = (table: string, module: string) =>
  offered.some(
    (one) =>
      (one.table === table || one.table === `${table.split('.')[0]}.*`) &&
      (one.to.includes('*') || one.to.includes(module)),
  )

test("a query uses only tables of its own module's schema, or tables listed as offered to it", () => {
  const table = /(?:FROM|JOIN|INTO|UPDATE)\s+([a-z]+\.\w+)|(?:From|Join|Into|Table)\('([a-z]+\.\w+)/g
  const wrong = serverFiles.flatMap((file) =>
    [...textOf(file).matchAll(table)].flatMap((match) => {
      const name = (match[1] ?? match[2]) as string
      const schema = name.split('.')[0] as string
      const module = moduleOf(file)
      return !schemas.has(schema) || schema === module || isOffered(name, module) ? [] : [`${file}: ${name}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('events have names from a contract', () => {
  const literal = /(?:useLive\(|\btopic: )'\w+\.[\w-]+'/
  const wrong = product.filter((file) => file.startsWith('modules/') && literal.test(textOf(file)))
  expect(wrong).toEqual([])
})

test('LIMIT and OFFSET of a page are computed in one place', () => {
  const wrong = product.filter(
    (file) => !file.endsWith('calls/page-window.ts') && /pageNo\s*-\s*1\)\s*\*/.test(textOf(file)),
  )
  expect(wrong).toEqual([])
})

test('a server file handles one call and is named after it', () => {
  const wrong = product
    .filter((file) => /^modules\/[^/]+\/server\//.test(file))
    .flatMap((file) => {
      const calls = callsIn(textOf(file))
      const isRight = calls.length === 0 || (calls.length === 1 && isNamedAfter(file, calls[0] as string))
      return isRight ? [] : [`${file}: ${calls.join(', ')}`]
    })
  expect(wrong).toEqual([])
})

/** The first use of a formatter of the browser takes tens of milliseconds, on the home page before anything is seen. */
test('counts and weekdays are written without the formatters of the browser', () => {
  const wrong = product.filter(
    (file) =>
      /^(?:platform\/(?:web|ui)|modules\/[^/]+\/(?:web|parts))\//.test(file) &&
      /\.toLocale(?:Date|Time)?String\(|Intl\.(?:Number|DateTime)Format/.test(textOf(file)),
  )
  expect(wrong).toEqual([])
})
