import { describe, expect, test } from 'vitest'
import { transferDetailCodes, transferTypeCodes } from '../../contract/codes.ts'
import { attachmentNeeds, missingAttachments } from './required-attachments.ts'

describe('required attachments by kind of transfer', () => {
  test.each([
    ['01', '0101', [], true],
    ['03', '0300', [], false],
    ['03', '0300', ['1003'], true],
    ['03', '0300', ['1001'], true],
    ['03', '0300', ['1069'], false],
    ['05', '0501', ['1002'], false],
    ['05', '0501', ['1004'], true],
    ['05', '0505', ['1002'], true],
    ['99', '9900', ['1069'], true],
    ['09', '0900', [], true],
  ] as const)('%s %s with %j: %s', (type, detail, given, complete) => {
    expect(missingAttachments(type, detail, given).length === 0).toBe(complete)
  })

  test('every kind says what it takes', () => {
    for (const type of transferTypeCodes) expect(attachmentNeeds(type).length).toBeGreaterThan(0)
    for (const detail of transferDetailCodes) {
      const type = transferTypeCodes.find((code) => detail.startsWith(code))!
      expect(attachmentNeeds(type, detail).length).toBeGreaterThan(0)
    }
  })
})
