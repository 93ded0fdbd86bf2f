import { describe, expect, test } from 'vitest'
import { compareProducts, matchesKeyword } from './find-products.ts'

const product = { NAME: '远山稳健一号私募证券投资基金', PRODUCT_NO: 'SXA001', INITIALS: 'yswjyhsmzqtzjj' }

describe('a keyword finds a product', () => {
  test.each([
    ['稳健', 'part of the name'],
    ['sxa', 'the code in small letters'],
    ['SXA001', 'the whole code'],
    ['YSWJ', 'pinyin initials in capitals'],
    ['wjyh', 'initials from the middle'],
    ['ＳＸＡ', 'full-width letters'],
    ['  SXA001 ', 'with spaces around it'],
    ['', 'nothing typed'],
  ])('%j: %s', (keyword) => {
    expect(matchesKeyword(product, keyword)).toBe(true)
  })

  test.each([
    ['%', 'a wildcard is an ordinary character'],
    ['_', 'so is an underscore'],
    ['基金sxa', 'not across name and code'],
    ['SXA002', 'another code'],
    ['稳 健', 'a space inside'],
  ])('%j does not: %s', (keyword) => {
    expect(matchesKeyword(product, keyword)).toBe(false)
  })
})

test('[BU-101] products not yet established or liquidated come last; both groups are ordered by code', () => {
  const rows = (['3C', '1B', '0A', '2A', '1A'] as const).map((text) => ({
    CPZT: text[0] as '0' | '1' | '2' | '3',
    PRODUCT_NO: text[1] as string,
  }))
  expect(rows.toSorted(compareProducts).map((row) => row.CPZT + row.PRODUCT_NO)).toEqual([
    '2A',
    '1A',
    '1B',
    '0A',
    '3C',
  ])
})
