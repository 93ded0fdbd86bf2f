import { expect, test } from 'vitest'
import type { ProductOption, ProductStatus } from './product-option.ts'
import { productIndex, searchProducts } from './product-search.ts'

const product = (
  code: string,
  name: string,
  initials: string,
  status: ProductStatus = '1',
): ProductOption => ({
  id: code,
  code,
  name,
  initials,
  status,
})
const few = productIndex([
  product('SA001', '安信稳健一号', 'axwjyh', '3'),
  product('SA002', '招商稳健二号', 'zswjeh'),
  product('SB003', 'Alpha对冲', 'alphadc', '2'),
  product('SB004', '博时成长', 'bscz', '0'),
])
const found = (keyword: string) => searchProducts(few, keyword).map((hit) => hit.product.code)

test.each([
  ['sa', 'SA002 SA001'],
  ['SA', 'SA002 SA001'],
  ['稳健', 'SA002 SA001'],
  ['alpha', 'SB003'],
  ['ALPHA', 'SB003'],
  ['ZSWJ', 'SA002'],
  ['wj', 'SA002 SA001'],
  ['没有', ''],
  ['', 'SA002 SB003 SA001 SB004'],
])('[BL-108] %s finds %s by name, code or initials, whatever the case', (keyword, codes) => {
  expect(found(keyword).join(' ')).toBe(codes)
})
test('a product whose code starts with the keyword stands before one that merely holds it', () => {
  const index = productIndex([product('X12', '甲', 'j'), product('12', '乙', 'y')])
  expect(searchProducts(index, '12').map((hit) => hit.product.code)).toEqual(['12', 'X12'])
})
test('products not established or liquidated may not be chosen', () => {
  expect(searchProducts(few, '').map((hit) => hit.enabled)).toEqual([true, true, false, false])
})
test('[BL-109] at most 30 matches are listed', () => {
  const index = productIndex(Array.from({ length: 100 }, (_, i) => product(`P${i}`, `产品${i}`, 'cp')))
  expect(searchProducts(index, 'p')).toHaveLength(30)
})
