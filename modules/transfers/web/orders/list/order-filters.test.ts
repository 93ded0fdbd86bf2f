import { expect, test } from 'vitest'
import {
  type OrderFilters,
  amountsCrossed,
  filterInput,
  filtersFromQuery,
  filtersToQuery,
  noFilters,
} from './order-filters.ts'

test('empty filters ask for everything', () => {
  expect(filterInput(noFilters)).toEqual({})
})
test('filters survive the way through the address', () => {
  const filters: OrderFilters = {
    ...noFilters,
    keyword: '远山',
    products: ['1', '17'],
    statuses: ['010', '011'],
    dates: ['2026-11-01', '2026-11-20'],
    minAmount: '1.00',
    type: '05',
    direction: '1',
    target: '1',
    documents: '0',
    failure: '1',
  }
  expect(filtersFromQuery(filtersToQuery(filters))).toEqual(filters)
})
test('nonsense in the address is ignored', () => {
  const query = new URLSearchParams(
    'productIds=0,x,-1&proStatus=abc,040,999&startDate=yesterday&endDate=2026-11-20&minAmount=much&hkType=77&payFlag=2',
  )
  expect(filtersFromQuery(query)).toEqual({ ...noFilters, statuses: ['040'] })
})
test.each([
  ['1.00', '2.00', false],
  ['2.00', '2.00', false],
  ['2.00', '', false],
  ['10.00', '9.00', true],
])('from %s to %s is crossed: %s', (minAmount, maxAmount, crossed) => {
  expect(amountsCrossed({ ...noFilters, minAmount, maxAmount })).toBe(crossed)
})
