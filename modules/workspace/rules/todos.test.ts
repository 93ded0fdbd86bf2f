import { expect, test } from 'vitest'
import { todoQuery, todoType } from './todos.ts'

test.each([
  ['BL-018', '50600', 'defaultKey=2'],
  ['BL-018', '30203', 'defaultKey=2'],
  ['BL-018', '70603', 'defaultKey=2'],
  ['BL-019', '70002', 'defaultKey=3'],
  ['BL-019', '70703', 'defaultKey=3'],
  ['BL-020', '21201', 'defaultKey=jcc'],
  ['BL-021', '60002', 'tjfs=fymx'],
  ['BL-022', '303050', 'source=preview-home'],
  ['BL-023', '10101', ''],
  ['BL-023', 'constructor', ''],
])('[%s] the to-dos of menu %s open with "%s"', (_, menuId, query) => {
  expect(todoQuery(menuId)).toBe(query)
})
test.each([
  ['transfers', '1'],
  ['ta', '2'],
  ['valuation', '3'],
  ['product', '4'],
  ['other', '5'],
  [undefined, '5'],
] as const)('menus of group %s are of type %s', (group, type) => expect(todoType(group)).toBe(type))
