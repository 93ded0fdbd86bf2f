import { expect, test } from 'vitest'
import { comparedName, identityFault } from './identity.ts'

test.each([
  ['顾敏', '11010519491231002X', null],
  ['顾敏', ' 11010519491231002x ', null],
  ['  ', '11010519491231002X', 'name'],
  ['顾敏', '110105194912310021', 'idNumber'],
  ['顾敏', '110105491231002', 'idNumber'],
  ['顾敏', '', 'idNumber'],
  ['顾敏', '11010520991231002X', 'idNumber'],
])('%j with %j: %j', (name, idNumber, fault) => {
  expect(identityFault(name, idNumber, '2026-11-21')).toBe(fault)
})

test('a name is compared without its spaces', () => {
  expect(comparedName(' 顾　敏 ')).toBe('顾敏')
})
