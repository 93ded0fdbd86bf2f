import { expect, test } from 'vitest'
import { hiddenMenus } from './hidden-menus.ts'

const plain = { kind: 'manager', isPublic: false, isMonitored: false } as const

test.each([
  ['a manager', {}, []],
  ['a public manager', { isPublic: true }, ['1013', '1015']],
  ['a channel', { kind: 'channel' }, ['10', '12', '1012', '1015']],
  ['a public channel', { kind: 'channel', isPublic: true }, ['10', '12', '1012', '1013', '1015']],
  ['a watched manager', { isMonitored: true }, ['40205']],
  ['the custodian', { kind: 'custodian' }, []],
] as const)('%s', (_, facts, hidden) => {
  expect(hiddenMenus({ ...plain, ...facts })).toEqual(hidden)
})
