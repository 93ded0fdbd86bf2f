import { expect, test } from 'vitest'
import { matchRank } from './text-match.ts'

const menu = { text: '划款指令录入', code: '10101', initials: 'hkzllr' }
test.each([
  ['划款指令录入', 6],
  ['10101', 6],
  ['划款', 5],
  ['101', 4],
  ['指令', 3],
  ['HKZL', 2],
  ['zllr', 1],
  ['估值', 0],
  ['  ', 0],
])('%s finds the menu with rank %i', (query, rank) => {
  expect(matchRank(menu, query)).toBe(rank)
})
