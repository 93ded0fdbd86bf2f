import { expect, test } from 'vitest'
import { todoType } from './todos.ts'

test.each([
  ['transfers', '1'],
  ['ta', '2'],
  ['valuation', '3'],
  ['product', '4'],
  ['other', '5'],
  [undefined, '5'],
] as const)('menus of group %s are of type %s', (group, type) => expect(todoType(group)).toBe(type))
