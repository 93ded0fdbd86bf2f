import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditCodeCheck, isCreditCode } from './credit-code.ts'

test('a unified social credit code holds its own check character', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true)
  for (const code of [
    '91350100M000100Y44',
    '91350100M000100Y4',
    '91350100M000100Y433',
    '91350100m000100y43',
    '9135O100M000100Y43',
    '',
  ]) {
    expect(isCreditCode(code), code).toBe(false)
  }
})

test('a changed character of a credit code shows', () => {
  const letters = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
  const first17 = fc.array(fc.constantFrom(...letters), { minLength: 17, maxLength: 17 })
  fc.assert(
    fc.property(first17, fc.nat(16), fc.integer({ min: 1, max: 30 }), (characters, at, by) => {
      const code = characters.join('') + creditCodeCheck(characters.join(''))
      expect(isCreditCode(code)).toBe(true)
      const other = letters[(letters.indexOf(code.charAt(at)) + by) % 31]
      expect(isCreditCode(code.slice(0, at) + other + code.slice(at + 1))).toBe(false)
    }),
  )
})
