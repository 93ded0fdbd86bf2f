import { expect, test } from 'vitest'
import { defineTexts } from '../i18n/texts.ts'
import { filters } from './filters.ts'

const texts = defineTexts({
  word: ['关键字'],
  state: ['状态'],
  states: { open: ['待办'], done: ['完成'] },
  days: ['日期'],
  least: ['最低'],
  most: ['最高'],
  crossed: ['高低颠倒'],
  person: ['人'],
})
const states = ['open', 'done'] as const
const set = filters(texts, ({ keyword, oneOf, anyOf, dates, amounts, own }) => ({
  keyword: keyword({ label: 'word' }),
  state: oneOf(states, { label: 'state', optionName: (state, t) => t(`states.${state}`) }),
  states: anyOf(states, {
    label: 'state',
    field: 'proStatus',
    optionName: (state, t) => t(`states.${state}`),
  }),
  days: dates({ label: 'days' }),
  amounts: amounts({ labels: ['least', 'most'], crossed: 'crossed' }),
  person: own({
    blank: '',
    params: ['person'],
    read: (query) => /^\d+$/.exec(query.get('person') ?? '')?.[0] ?? '',
    write: (id): Record<string, string> => (id === '' ? {} : { person: id }),
    send: (id) => (id === '' ? {} : { realPerson: id }),
  }),
}))
const read = (text: string) => set.read(new URLSearchParams(text))
const chosen = {
  keyword: ' 远山 ',
  state: 'open',
  states: ['open', 'done'],
  days: ['2026-11-01', '2026-11-30'],
  amounts: ['1.00', ''],
  person: '7',
} as const

test('empty filters add nothing to the address or the input', () => {
  expect(String(set.write(set.blank))).toBe('')
  expect(set.input(set.blank)).toEqual({})
  expect(read('')).toEqual(set.blank)
})
test('the address contains the filters, date ranges as from and to', () => {
  const query = set.write(chosen)
  expect(Object.fromEntries(query)).toEqual({
    keyword: '远山',
    state: 'open',
    proStatus: 'open,done',
    from: '2026-11-01',
    to: '2026-11-30',
    minAmount: '1.00',
    person: '7',
  })
  expect(set.read(query)).toEqual({ ...chosen, keyword: '远山' })
})
test('the input uses the call’s own names', () => {
  expect(set.input(chosen)).toEqual({
    keyword: '远山',
    state: 'open',
    proStatus: 'open,done',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    minAmount: '1.00',
    realPerson: '7',
  })
})
test.each([
  ['an unknown parameter', 'colour=red'],
  ['an unknown option', 'state=gone&proStatus=gone,x'],
  ['a day that no calendar has', 'from=2026-02-30&to=2026-03-01'],
  ['half a range', 'from=2026-02-01'],
  ['a range from its end to its beginning', 'from=2026-03-02&to=2026-03-01'],
  ['what is no amount', 'minAmount=much&maxAmount=1e9'],
  ['what a field of the page refuses', 'person=lin'],
])('%s in the address is ignored', (_, text) => {
  expect(read(text)).toEqual(set.blank)
})
test('unknown options are ignored, and a keyword is cut to its maximum length', () => {
  expect(read('proStatus=done,gone').states).toEqual(['done'])
  expect(read(`keyword=${'x'.repeat(60)}`).keyword).toBe('x'.repeat(50))
})
test('a saved view whose date range has the names of the call’s input is still read', () => {
  expect(read('startDate=2026-11-01&endDate=2026-11-30').days).toEqual(['2026-11-01', '2026-11-30'])
})
test('the address of a list with initial filters marks that all filters were removed', () => {
  const opening = { state: 'open' } as const
  expect(set.read(new URLSearchParams('part=x'), opening)).toEqual({ ...set.blank, ...opening })
  const all = set.write(set.blank, opening)
  expect(String(all)).toBe('all=1')
  expect(set.read(all, opening)).toEqual(set.blank)
  expect(set.read(new URLSearchParams('keyword=x'), opening)).toEqual({ ...set.blank, keyword: 'x' })
})
test('a highest amount below the lowest is an error', () => {
  const faultOf = (amounts: readonly [string, string]) => {
    const bound = set.fields.amounts.bind(amounts, () => undefined)
    return bound.kind === 'amounts' ? bound.fault?.('zh') : undefined
  }
  expect(faultOf(['2.00', '1.00'])).toBe('高低颠倒')
  expect(faultOf(['1.00', '2.00'])).toBeUndefined()
})
test('a flag is 1 in the address; in the input its name and value may differ', () => {
  const flags = filters(texts, ({ flag }) => ({
    decided: flag(),
    all: flag({ send: (all) => ({ open: !all }) }),
  }))
  expect(String(flags.write({ decided: true, all: true }))).toBe('decided=1&all=1')
  expect(flags.read(new URLSearchParams('decided=1&all=yes'))).toEqual({ decided: true, all: false })
  expect(flags.input({ decided: true, all: false })).toEqual({ decided: true, open: true })
})
