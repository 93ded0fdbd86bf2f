import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './date.ts'
import { nationalIdCases, today } from './national-id.cases.ts'
import { isNationalId, nationalIdCheck, nationalIdFault } from './national-id.ts'

const idOf = (region: string, born: string, order = '002') => {
  const first17 = region + born.replaceAll('-', '') + order
  return first17 + nationalIdCheck(first17)
}

for (const [row, id, fault] of nationalIdCases) {
  test(`[${row}] ${id || 'nothing'}: ${fault ?? 'valid'}`, () =>
    expect(nationalIdFault(id, today)).toBe(fault))
}

test('[SH-222] an otherwise right number of an unknown region is refused', () => {
  for (const region of ['000000', '990101', '160101', '830000', '910000']) {
    expect(nationalIdFault(idOf(region, '1980-01-01'), today), region).toBe('region')
  }
  for (const region of ['110105', '440305', '710000', '810000', '820000']) {
    expect(isNationalId(idOf(region, '1980-01-01'), today), region).toBe(true)
  }
})

test('[SH-223] the birth date is a real day and not in the future', () => {
  expect(nationalIdFault(idOf('110105', '2023-02-30'), today)).toBe('birth date')
  expect(nationalIdFault(idOf('110105', '2025-02-29'), today)).toBe('birth date')
  expect(nationalIdFault(idOf('110105', addDays(today, 1)), today)).toBe('birth date')
  expect(nationalIdFault(idOf('110105', today), today)).toBeNull()
})

test('[SH-224] no other check character is right, and no digit may change', () => {
  fc.assert(
    fc.property(
      fc.nat(30_000),
      fc.nat(999),
      fc.nat(16),
      fc.integer({ min: 1, max: 9 }),
      (days, order, at, by) => {
        const id = idOf('440305', addDays('1940-01-01', days), String(order).padStart(3, '0'))
        expect(isNationalId(id, today)).toBe(true)
        const others = [...'0123456789X'].filter((last) => isNationalId(id.slice(0, 17) + last, today))
        expect(others).toEqual([id[17]])
        const digit = (Number(id[at]) + by) % 10
        expect(isNationalId(id.slice(0, at) + digit + id.slice(at + 1), today)).toBe(false)
      },
    ),
  )
})
