import { expect, test } from 'vitest'
import {
  type TransferDetail,
  type TransferType,
  transferDetailCodes,
  transferTypeCodes,
} from '../../contract/codes.ts'
import { neededPartner, partnerFault } from './partner-kind.ts'

const cases: readonly (readonly [TransferDetail, broker: boolean, counterparty: boolean])[] = [
  ['0101', true, false],
  ['0102', true, false],
  ['0201', true, false],
  ['0202', true, false],
  ['0300', false, true],
  ['0400', false, true],
  ['0501', false, true],
  ['0502', false, true],
  ['0503', false, true],
  ['0504', false, true],
  ['0505', false, true],
  ['0506', false, true],
  ['0601', false, true],
  ['0602', false, true],
  ['0700', false, true],
  ['0801', false, true],
  ['0900', true, true],
  ['1000', true, false],
  ['9900', true, true],
]

test('every kind of transfer has a case', () => {
  expect(cases.map(([detail]) => detail).toSorted()).toEqual([...transferDetailCodes].toSorted())
})

test.each(cases)(
  '%s takes a broker account: %s, a counterparty account: %s',
  (detail, broker, counterparty) => {
    const type = transferTypeCodes.find((code) => detail.startsWith(code)) as TransferType
    expect(partnerFault(type, false)).toBe(broker ? null : 'needsCounterparty')
    expect(partnerFault(type, true)).toBe(counterparty ? null : 'needsBroker')
    const only = broker ? 'broker' : 'counterparty'
    expect(neededPartner(type)).toBe(broker && counterparty ? null : only)
  },
)
