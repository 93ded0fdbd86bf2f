import { expect, test } from 'vitest'
import {
  anyProduct,
  isRunningPrivateFund,
  isUsable,
  type MayChoose,
  type ProductOption,
  type ProductStatus,
} from './product-option.ts'
import { allMatches, productIndex, searchProducts } from './product-search.ts'

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
test('a product whose code starts with the keyword ranks before one that merely contains it', () => {
  const index = productIndex([product('X12', '甲', 'j'), product('12', '乙', 'y')])
  expect(searchProducts(index, '12').map((hit) => hit.product.code)).toEqual(['12', 'X12'])
})
test('products that are not yet established or are liquidated cannot be selected', () => {
  expect(searchProducts(few, '').map((hit) => hit.enabled)).toEqual([true, true, false, false])
})
test('[BL-109] at most 30 matches are listed', () => {
  const index = productIndex(Array.from({ length: 100 }, (_, i) => product(`P${i}`, `产品${i}`, 'cp')))
  expect(searchProducts(index, 'p')).toHaveLength(30)
})

test('[BL-140] a share class is indented below its product, or listed alone if only it matches', () => {
  const family = { ...product('SC1', '景顺', 'js'), sons: [product('SC1A', '景顺甲', 'jsj')] }
  const found = (keyword: string) =>
    searchProducts(productIndex([family]), keyword).map((hit) => [hit.product.code, hit.indented])
  expect(found('js')).toEqual([
    ['SC1', false],
    ['SC1A', true],
  ])
  expect(found('jsj')).toEqual([['SC1A', false]])
})

const manyNames = ['稳健', '量化', '成长', '红利', '先锋']
const many = Array.from({ length: 10_000 }, (_, n) =>
  product(
    `SX${String(n).padStart(5, '0')}`,
    `远山${manyNames[n % 5]}${n}号私募证券投资基金`,
    `ys${n}hsmzqtzjj`,
  ),
)
/** Processor time of this thread alone, so that neither a busy machine nor the garbage collector counts. */
const millisecondsOf = (work: () => unknown) => {
  const times = Array.from({ length: 15 }, () => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return times.toSorted((a, b) => a - b)[7] ?? 0
}
test('a keystroke over 10,000 products costs no more than a few plain scans of their texts', () => {
  const index = productIndex(many)
  const texts = many.map(({ name, code, initials }) => [name, code, initials].join(' ').toLowerCase())
  const plain = (query: string) => () => texts.filter((text) => text.includes(query))
  for (const query of ['9', '红利', 'nothing at all']) {
    const once = millisecondsOf(plain(query))
    const search = millisecondsOf(() => [searchProducts(index, query), allMatches(index, query)])
    // a generous ratio, because machines differ but the order of growth does not
    expect(search / Math.max(once, 0.5)).toBeLessThan(25)
  }
})
test('[BL-113] [BL-110] status and type decide which products can be selected', () => {
  const able = (mayChoose: MayChoose) =>
    ['10', '11', '12', '13', '22', '32']
      .map((pair) => ({ ...product(pair, pair, '', pair[1] as ProductStatus), type: pair[0] }))
      .filter(mayChoose)
      .map(({ code }) => code)
      .join(' ')
  expect(able(anyProduct)).toBe('10 11 12 13 22 32')
  expect(able(isUsable)).toBe('11 12 22 32')
  expect(able((one) => isRunningPrivateFund({ ...one, type: '2' }))).toBe('11')
  expect(able((one) => isRunningPrivateFund({ ...one, status: '1' }))).toBe('22 32')
})
