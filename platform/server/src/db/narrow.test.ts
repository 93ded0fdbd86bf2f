import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queryBuilder } from './builder.ts'
import { from, mentions, narrow, upTo } from './narrow.ts'

interface Tables {
  readonly note: { readonly id: string; readonly status: string; readonly day: string; readonly text: string }
}
interface Filters {
  readonly pageNo?: number
  readonly state?: string
  readonly open?: boolean
  readonly startDate?: string
  readonly endDate?: string
  readonly keyword?: string
}
const notes = queryBuilder<Tables>().selectFrom('note as n').select('n.id')
const asked = (filters: Filters) => {
  const { sql: text, parameters } = narrow(notes, filters, {
    state: 'n.status',
    open: (only) => (only ? sql<boolean>`n.status = 'open'` : undefined),
    startDate: from('n.day'),
    endDate: upTo('n.day'),
    keyword: mentions('n.text', sql<string>`coalesce(n.status, '')`),
  }).compile()
  return [text.split(' where ')[1], parameters]
}

test.each<[string, Filters, string, readonly string[]]>([
  ['a column equals its filter', { state: 'open' }, '"n"."status" = $1', ['open']],
  ['a function makes the condition of a value', { open: true }, "n.status = 'open'", []],
  ['from a value on', { startDate: '2026-11-01' }, '"n"."day" >= $1', ['2026-11-01']],
  ['up to a value', { endDate: '2026-11-30' }, '"n"."day" <= $1', ['2026-11-30']],
  [
    'a typed text in any column or expression',
    { keyword: ' 5% ' },
    `concat_ws(' ', "n"."text", coalesce(n.status, '')) ILIKE $1`,
    ['%5\\%%'],
  ],
  [
    'all of several filters',
    { state: 'done', endDate: '2026-11-30' },
    '"n"."status" = $1 and "n"."day" <= $2',
    ['done', '2026-11-30'],
  ],
])('%s', (_, filters, text, values) => expect(asked(filters)).toEqual([text, values]))

test.each<[string, Filters]>([
  ['no filter', {}],
  ['the page', { pageNo: 2 }],
  ['a blank keyword', { keyword: '  ' }],
  ['a value without a condition', { open: false }],
  ['an empty text', { state: '' }],
  ['undefined', { state: undefined as unknown as string }],
  ['null', { state: null as unknown as string }],
])('%s asks for nothing', (_, filters) => expect(asked(filters)).toEqual([undefined, []]))
