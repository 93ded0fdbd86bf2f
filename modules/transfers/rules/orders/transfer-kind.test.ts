import { expect, test } from 'vitest'
import { transferDetailCodes, transferTypeCodes } from '../../contract/codes.ts'
import { detailBelongs, directionAgrees } from './transfer-kind.ts'

test('every detail belongs to one type, and every type has one', () => {
  for (const detail of transferDetailCodes) {
    expect(transferTypeCodes.filter((type) => detailBelongs(type, detail))).toHaveLength(1)
  }
  for (const type of transferTypeCodes) {
    expect(transferDetailCodes.some((detail) => detailBelongs(type, detail))).toBe(true)
  }
})

test.each([
  ['0101', true, true],
  ['0101', false, false],
  ['0102', false, true],
  ['0202', true, false],
  ['0501', true, true],
  ['0601', false, true],
] as const)('%s pays %s: %s', (detail, pays, agrees) => expect(directionAgrees(detail, pays)).toBe(agrees))
