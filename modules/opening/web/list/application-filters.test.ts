import { expect, test } from 'vitest'
import { filterInput, filtersFromQuery, noFilters } from './application-filters.ts'

test('filters survive the way into the address and back', () => {
  const filters = {
    keyword: '量化',
    statuses: ['011', '020'],
    dates: ['2026-11-01', '2026-11-20'] as [string, string],
  }
  const query = new URLSearchParams(filterInput(filters))
  expect(filtersFromQuery(query)).toEqual(filters)
  expect(filterInput(noFilters)).toEqual({})
})

test('what is no filter is ignored', () => {
  const query = new URLSearchParams('status=011,999&startDate=2026-02-30&endDate=2026-03-01')
  expect(filtersFromQuery(query)).toEqual({ keyword: '', statuses: ['011'], dates: null })
})
