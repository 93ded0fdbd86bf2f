import fc from 'fast-check'
import { expect, test } from 'vitest'
import { branchNumberCheck, isBankBranchNumber } from './bank-branch-number.ts'

test('the head offices of the banks have valid branch numbers', () => {
  const headOffices = [
    '102100099996',
    '103100000026',
    '104100000004',
    '105100000017',
    '301290000007',
    '302100011000',
    '303100000006',
    '304100040000',
    '305100000013',
    '306581000003',
    '307584007998',
    '308584000013',
    '309391000011',
    '310290000013',
    '313100000013',
    '403100000004',
  ]
  for (const number of headOffices) expect(isBankBranchNumber(number), number).toBe(true)
  for (const number of [
    '308584000014',
    '30858400001',
    '3085840000130',
    '３08584000013',
    '30858400001X',
    '',
  ]) {
    expect(isBankBranchNumber(number), number).toBe(false)
  }
})

test('a changed digit of a branch number shows', () => {
  const first11 = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
  fc.assert(
    fc.property(first11, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const number = digits.join('') + branchNumberCheck(digits.join(''))
      expect(isBankBranchNumber(number)).toBe(true)
      const digit = (Number(number[at]) + by) % 10
      expect(isBankBranchNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false)
    }),
  )
})
