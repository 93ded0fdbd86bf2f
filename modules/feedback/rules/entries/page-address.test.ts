import { expect, test } from 'vitest'
import { addressOf } from './page-address.ts'

test.each([
  ['', ''],
  ['/iisp/extension-center/demand-center', '/iisp/extension-center/demand-center'],
  ['/iisp/transfer-list?keyword=6222#x', '/iisp/transfer-list'],
  ['https://elsewhere.example/', ''],
  ['javascript:alert(1)', ''],
  ['/iisp/<b>', ''],
  [`/${'a'.repeat(200)}`, ''],
])('the page %j is kept as %j', (from, kept) => {
  expect(addressOf(from)).toBe(kept)
})
