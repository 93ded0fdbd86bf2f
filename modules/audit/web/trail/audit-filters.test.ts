import { expect, test } from 'vitest'
import { type AuditFilters, auditFiltersFrom, auditInput, auditQuery, lastWeek } from './audit-filters.ts'

const today = '2026-11-21'
const everything: AuditFilters = { institutionId: '', action: '', object: '', realPerson: '', dates: null }

test('an address that says nothing means the seven days that end today', () => {
  expect(auditFiltersFrom(new URLSearchParams(), today)).toEqual(lastWeek(today))
  expect(auditInput(lastWeek(today))).toEqual({ startDate: '2026-11-15', endDate: today })
})
test.each<AuditFilters>([
  everything,
  { ...everything, object: 'transfer-order:1001' },
  { ...everything, realPerson: '103' },
  { ...everything, institutionId: 'M001', action: 'transfers.sign', dates: ['2026-01-01', '2026-02-01'] },
])('filters survive the way through the address: %o', (filters) => {
  expect(auditFiltersFrom(auditQuery(filters), today)).toEqual(filters)
})
test('nonsense in the address is ignored', () => {
  const query = new URLSearchParams('startDate=yesterday&endDate=2026-11-20&realPerson=lin')
  expect(auditFiltersFrom(query, today)).toEqual(everything)
})
