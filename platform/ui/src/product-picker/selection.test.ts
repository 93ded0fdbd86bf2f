import { expect, test } from 'vitest'
import { combinationState, filledUp, withAdded, without } from './selection.ts'

test.each([
  [['1'], ['2', '1'], 3, ['1', '2']],
  [['1', '2'], ['3'], 3, ['1', '2', '3']],
  [['1', '2', '3'], ['3'], 3, ['1', '2', '3']],
])('%j with %j within %d is %j', (selected, more, limit, all) =>
  expect(withAdded(selected, more, limit)).toEqual(all),
)
test('[BL-111] a fourth product is refused if the limit is three', () => {
  expect(withAdded(['1', '2', '3'], ['4'], 3)).toBeNull()
})
test('all matches are added up to the limit', () => {
  expect(filledUp(['9'], ['1', '2', '3'], 3)).toEqual({ selected: ['9', '1', '2'], cut: true })
  expect(filledUp(['9'], ['1', '9'], 3)).toEqual({ selected: ['9', '1'], cut: false })
})
test('removed products are no longer selected', () =>
  expect(without(['1', '2', '3'], ['3', '1'])).toEqual(['2']))

const combination = { id: 'c', name: '组合', productIds: ['1', '2', '8'] }
test.each([
  [[], 'none'],
  [['1'], 'some'],
  [['1', '2', '5'], 'all'],
] as const)('[BL-106] with %j selected, of the products that may be chosen %s are', (selected, chosen) => {
  expect(combinationState(combination, new Set(['1', '2', '5']), new Set<string>(selected))).toEqual({
    ids: ['1', '2'],
    refused: 1,
    chosen,
  })
})
test('a combination without selectable products is not selected', () => {
  expect(combinationState(combination, new Set(), new Set(['1']))).toMatchObject({ ids: [], chosen: 'none' })
})
