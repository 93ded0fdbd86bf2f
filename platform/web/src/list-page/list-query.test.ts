import { expect, test } from 'vitest'
import { columnsOf, filtersOf, plainQuery, sortOf, withColumns, withFilters, withSort } from './list-query.ts'

const query = (text: string) => new URLSearchParams(text)

test('filters, sort order and columns can be in a query together', () => {
  const all = query('mid=10102&proStatus=011&sort=AMOUNT.descend&cols=AMOUNT:150')
  expect(String(filtersOf(all))).toBe('proStatus=011')
  expect(String(withFilters(all, query('qsfj=1')))).toBe('qsfj=1&sort=AMOUNT.descend&cols=AMOUNT%3A150')
  expect(String(withSort(all, null))).not.toContain('sort=')
})
test('other parameters are not filters, and stay when the filters change', () => {
  const desk = query('part=liked&keyword=x&sort=AMOUNT.descend')
  expect(String(filtersOf(desk, ['part']))).toBe('keyword=x')
  expect(String(withFilters(desk, query('keyword=y&part=no'), ['part']))).toBe(
    'keyword=y&part=liked&sort=AMOUNT.descend',
  )
})
test.each([
  ['sort=AMOUNT.descend', { key: 'AMOUNT', order: 'descend' }],
  ['sort=a.b.ascend', { key: 'a.b', order: 'ascend' }],
  ['sort=AMOUNT', null],
  ['sort=AMOUNT.up', null],
  ['', null],
])('%s means the order %o', (text, sort) => {
  expect(sortOf(query(text))).toEqual(sort)
})
test('columns are read as they were written, and malformed ones are ignored', () => {
  const columns = [
    { key: 'no', width: 172, visible: true },
    { key: 'product', width: 100, visible: false },
  ]
  expect(columnsOf(withColumns(query(''), columns))).toEqual(columns)
  expect(columnsOf(query('cols=a,b:99999,c:80,:5'))).toEqual([{ key: 'c', width: 80, visible: true }])
  expect(columnsOf(query('x=1'))).toBeNull()
})
test('equivalent queries have the same text', () => {
  expect(plainQuery('mid=1&b=2&a=1')).toBe(plainQuery('a=1&b=2'))
})
