import { expect, test } from 'vitest'
import { chartAround } from './chart-around.ts'

const link = (motherId: string, childId: string) => ({ motherId, childId })
const chain = [link('A', 'B'), link('B', 'C'), link('C', 'D')]
const sibling = link('A', 'E')
const elsewhere = link('X', 'Y')
const all = [elsewhere, ...chain, sibling]

test.each([
  ['from its mother down', 'A', [chain[0], sibling, chain[1], chain[2]]],
  ['from the middle, up and down', 'B', [chain[0], chain[1], sibling, chain[2]]],
  ['from its last child up', 'D', [chain[2], chain[1], chain[0], sibling]],
  ['of another pair', 'Y', [elsewhere]],
  ['of a fund that nothing is linked with', 'Z', []],
])('the links around a fund, nearest first: %s', (_, fund, expected) => {
  expect(chartAround(all, fund)).toEqual(expected)
})
