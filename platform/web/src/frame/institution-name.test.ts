import { expect, test } from 'vitest'
import { institutionName } from './institution-name.ts'

const named = { cpName: '远山私募', cpNameEn: 'Yuanshan' }

test.each([
  ['zh', named, '远山私募'],
  ['en', named, 'Yuanshan'],
  ['en', { ...named, cpNameEn: '' }, '远山私募'],
  ['en', { cpName: '远山私募' }, '远山私募'],
] as const)('a reader of %s sees of %o the name %s', (language, profile, name) => {
  expect(institutionName(profile, language)).toBe(name)
})
