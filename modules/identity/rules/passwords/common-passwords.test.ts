import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { newPasswordFault } from './new-password.ts'

const known =
  `Password1! Password123 Password@123 P@ssw0rd P@ssword1 Passw0rd! Passw0rd123 Pa$$w0rd1 Admin@123 Admin123!
  Admin123 Admin888 Adm1n@2024 Abc123456 Abc@12345 Abcd1234 Abcd@1234 Abc@123456 Aa123456 Aa123456! Aa@123456 Aa112233
  Qwer1234 Qwer!234 Qwerty123 Qwerty123! Qwerty@2025 1qaz@WSX 1qaz2wsX 1Qaz2wsx Zaq12wsx !QAZ2wsx 1q2w3e4R Q1w2e3r4
  Welcome1 Welcome@123 Woaini1314 Woaini520! Woaini5201314 Iloveyou1 Test1234 Test@1234 Changeme1 Changeme123! Root@123
  Huawei@123 Letmein1! Monkey123 Dragon123 Summer2026 Spring2026! Autumn2026 Winter2026 Company123 Company@2026
  PassWord!2026 Nihao123456 Zxcvbn123 Asdf1234 Asdfgh@123 A1b2c3d4! Qazwsx123 Wang19880808 Zhang@1990 HelloHello1
  Beijing2008! Shanghai@2025 Trustno1! Sunshine1 Princess1! Football12 Baseball99 Superman007`.split(/\s+/)

test.each(known)('%s is common', (password) => {
  expect(newPasswordFault(password)).toBeNull()
  expect(isCommonPassword(password)).toBe(true)
})

test('thousands of variants of common words are refused', () => {
  const bases =
    'Password Admin Welcome Dragon Monkey Qwerty Sunshine Woaini Huawei Beijing Letmein Football'.split(' ')
  const ends = [...Array(100).keys()].flatMap((n) => [
    `${n}!`,
    `@${n}`,
    `!${2000 + (n % 30)}`,
    `#${1950 + n}!`,
    `${n}${n}!`,
  ])
  const variants = new Set(
    bases.flatMap((base) => ends.flatMap((end) => [base + end, base.toLowerCase() + end.toUpperCase()])),
  )
  expect(variants.size).toBeGreaterThan(8000)
  expect([...variants].filter((one) => !isCommonPassword(one))).toEqual([])
})

test.each([
  'Willow-stone-raven-715',
  'Reed-olive-plum-331',
  'Harbor-cedar-moss-482',
  'Test-2026-Yuanshan',
  'kT9#vmQ2',
  'Dragon#58203174',
  '山高水长Aa12',
  'correctHorse7battery',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

test('a long odd password is judged quickly', () => {
  const start = performance.now()
  isCommonPassword('1!'.repeat(32))
  isCommonPassword('@'.repeat(64))
  expect(performance.now() - start).toBeLessThan(50)
})
