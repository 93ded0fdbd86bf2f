import { expect, test } from 'vitest'
import { auditFilters, lastWeek } from './audit-filters.ts'

const opening = lastWeek('2026-11-21')
const everything = auditFilters.blank
const read = (query: URLSearchParams) => auditFilters.read(query, opening)

test('an address that says nothing means the seven days that end today', () => {
  const lastDays = { ...everything, ...opening }
  expect(read(new URLSearchParams())).toEqual(lastDays)
  expect(auditFilters.input(lastDays)).toEqual({ startDate: '2026-11-15', endDate: '2026-11-21' })
})
test.each<typeof everything>([
  everything,
  { ...everything, object: 'transfer-order:1001' },
  { ...everything, realPerson: '103' },
  { ...everything, institutionId: 'M001', action: 'transfers.sign', dates: ['2026-01-01', '2026-02-01'] },
])('filters survive the way through the address: %o', (filters) => {
  expect(read(auditFilters.write(filters, opening))).toEqual(filters)
})
test('nonsense in the address is ignored', () => {
  const query = new URLSearchParams('startDate=yesterday&endDate=2026-11-20&realPerson=lin')
  expect(read(query)).toEqual(everything)
})
