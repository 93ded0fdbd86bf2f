import { expect, test } from 'vitest'
import { filterInput, filtersFromQuery, filtersToQuery, noFilters } from './order-filters.ts'

test('empty filters ask for everything', () => {
  expect(filterInput(noFilters)).toEqual({})
})
test('filters survive the way through the address', () => {
  const filters = {
    ...noFilters,
    keyword: '远山',
    statuses: ['010', '011'],
    dates: ['2026-11-01', '2026-11-20'] as const,
    minAmount: '1.00',
    target: '1',
  }
  expect(filtersFromQuery(filtersToQuery(filters))).toEqual(filters)
})
test('nonsense in the address is ignored', () => {
  const query = new URLSearchParams('proStatus=abc,040&startDate=yesterday&endDate=2026-11-20')
  expect(filtersFromQuery(query)).toEqual({ ...noFilters, statuses: ['040'] })
})
