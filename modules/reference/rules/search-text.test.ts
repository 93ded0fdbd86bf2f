import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinyinInitials } from './pinyin.ts'
import { regionNames } from './region-names.ts'
import { normaliseSearch, searchParts, searchTerms, wantedTerms } from './search-text.ts'

test('stored and typed text come to one spelling', () => {
  expect(normaliseSearch('招商银行股份有限公司深圳蛇口支行')).toBe('招商银行深圳蛇口支行')
  expect(normaliseSearch('  ＺＳＹＨ（蛇口） ')).toBe('zsyh蛇口')
  expect(searchParts('招商  蛇口')).toEqual(['招商', '蛇口'])
  expect(searchParts(' （） ')).toEqual([])
  expect(searchParts('招%商')).toEqual(['招%商'])
})

test('initials of bank names', () => {
  expect(pinyinInitials('招商银行')).toBe('zsyh')
  expect(pinyinInitials('中国工商银行')).toBe('zggsyh')
  expect(pinyinInitials('重庆银行')).toBe('cqyh')
})

test('a text holds all terms of every part of it', () => {
  const texts = fc.string({
    unit: fc.constantFrom(...'招商银行深圳蛇口支行ab1'),
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(texts, fc.nat(19), fc.nat(19), (text, from, length) => {
      const part = text.slice(from, from + length + 1)
      const held = new Set(searchTerms(text))
      for (const term of wantedTerms(part)) expect(held).toContain(term)
    }),
  )
})

test('a region may be named without its kind', () => {
  expect(regionNames(' 广东 ')).toContain('广东省')
  expect(regionNames('广西')).toContain('广西壮族自治区')
})
