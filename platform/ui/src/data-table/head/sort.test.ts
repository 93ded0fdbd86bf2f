import { expect, test } from 'vitest'
import { nextSort, sortRows, type Sort } from './sort.ts'

test('[BL-091] sorting cycles through descending, ascending and none', () => {
  const steps: (Sort | null)[] = []
  let sort: Sort | null = null
  for (let step = 0; step < 4; step++) steps.push((sort = nextSort(sort, 'amount')))
  expect(steps.map((s) => s?.order ?? 'none')).toEqual(['descend', 'ascend', 'none', 'descend'])
})
test('another column starts with descending', () => {
  expect(nextSort({ key: 'a', order: 'ascend' }, 'b')).toEqual({ key: 'b', order: 'descend' })
})

const by = (kind: 'amount' | 'text', order: Sort['order'], values: (string | null)[]) =>
  sortRows(
    values.map((v) => ({ v })),
    { key: 'v', title: 'v', kind },
    order,
  ).map((row) => row.v)

test('amounts are sorted by value, not as text, with empty ones last in both directions', () => {
  expect(by('amount', 'ascend', ['9.00', '', '10.00', '-1.00', null])).toEqual([
    '-1.00',
    '9.00',
    '10.00',
    '',
    null,
  ])
  expect(by('amount', 'descend', ['9.00', '', '10.00', '-1.00'])).toEqual(['10.00', '9.00', '-1.00', ''])
})
test('names are sorted by pinyin', () => {
  expect(by('text', 'ascend', ['招商', '博时', '华夏', '安信'])).toEqual(['安信', '博时', '华夏', '招商'])
})
test('rows with equal values keep their order in both directions', () => {
  const rows = [1, 2, 3].map((id) => ({ id, v: 'x' }))
  for (const order of ['ascend', 'descend'] as const)
    expect(sortRows(rows, { key: 'v', title: 'v' }, order).map((r) => r.id)).toEqual([1, 2, 3])
})
