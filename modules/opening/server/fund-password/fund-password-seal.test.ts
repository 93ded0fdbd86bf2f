import { expect, test } from 'vitest'
import { openFundPassword, sealFundPassword } from './fund-password-seal.ts'

const key = new Uint8Array(32).fill(7)

test('what is sealed opens with the same key for the same application alone', () => {
  const sealed = sealFundPassword(key, 'KH202611200001001', '246810')
  expect(openFundPassword(key, 'KH202611200001001', sealed)).toBe('246810')
  expect(() => openFundPassword(key, 'KH202611200001002', sealed)).toThrow()
  expect(() => openFundPassword(new Uint8Array(32), 'KH202611200001001', sealed)).toThrow()
})

test('equal passwords look different, an altered one does not open, none stays none', () => {
  const first = sealFundPassword(key, 'KH1', '246810')
  expect(sealFundPassword(key, 'KH1', '246810')).not.toBe(first)
  expect(first).not.toContain('246810')
  const altered = Buffer.from(first, 'base64')
  altered[altered.length - 1]! ^= 1
  expect(() => openFundPassword(key, 'KH1', altered.toString('base64'))).toThrow()
  expect(sealFundPassword(key, 'KH1', '')).toBe('')
  expect(openFundPassword(key, 'KH1', '')).toBe('')
})
