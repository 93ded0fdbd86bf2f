import { expect, test } from 'vitest'
import { combinationFault, idsOf } from './combination.ts'

const sound = { name: '稳健组合', productIds: ['1', '2', '3'] }
test.each([
  ['a sound one', {}, undefined],
  ['no name', { name: '' }, '请输入组合名称'],
  ['a blank name', { name: ' 　' }, '不能输入空格'],
  ['50 characters', { name: '组'.repeat(50) }, undefined],
  ['51 characters', { name: '组'.repeat(51) }, '组合名称不能超过50位'],
  ['no product', { productIds: [] }, '请选择产品'],
  ['four products where three are the most', { productIds: ['1', '2', '3', '4'] }, '最多可选择3个产品'],
])('a combination with %s', (_, change, fault) =>
  expect(combinationFault({ ...sound, ...change }, 3)?.zh).toBe(fault),
)
test.each([
  ['7,8,7', '7 8'],
  ['7', '7'],
  ['', ''],
])('the ids of "%s" are "%s"', (list, ids) => expect(idsOf(list).join(' ')).toBe(ids))
