import { expect, test } from 'vitest'
import { applicationFilters } from './application-filters.ts'

const { blank, read, write, input } = applicationFilters

test('filters survive the way into the address and back', () => {
  const filters: typeof blank = {
    keyword: '量化',
    statuses: ['011', '020'],
    dates: ['2026-11-01', '2026-11-20'],
  }
  expect(read(write(filters))).toEqual(filters)
  expect(input(blank)).toEqual({})
})

test('what is no filter is ignored', () => {
  const query = new URLSearchParams('status=011,999&startDate=2026-02-30&endDate=2026-03-01')
  expect(read(query)).toEqual({ keyword: '', statuses: ['011'], dates: null })
})
