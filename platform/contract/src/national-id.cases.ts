import type { NationalIdFault } from './national-id.ts'

export const today = '2026-04-30'

/** [row, number, fault] */
export const nationalIdCases: readonly (readonly [string, string, NationalIdFault | null])[] = [
  ['SH-222', '11010519491231002X', null],
  ['SH-222', '34052419800101001X', null],
  ['SH-222', '34052419800101001x', null],
  ['SH-222', '110105491231002', 'shape'],
  ['SH-222', '1101051949123100', 'shape'],
  ['SH-222', '11010519491231002XX', 'shape'],
  ['SH-222', '1101051949123100XX', 'shape'],
  ['SH-222', '１1010519491231002X', 'shape'],
  ['SH-222', '', 'shape'],
  ['SH-224', '110105194912310021', 'check digit'],
  ['SH-224', '340524198001010011', 'check digit'],
  ['SH-224', '34052419800101002X', 'check digit'],
]
