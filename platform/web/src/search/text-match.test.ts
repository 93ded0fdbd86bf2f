import { expect, test } from 'vitest'
import { matchRank } from './text-match.ts'

const menu = { text: '划款指令录入', code: '10101', initials: ['hk', 'zl', 'lr'] }
test.each([
  ['划款指令录入', 7],
  ['10101', 7],
  ['划款', 6],
  ['101', 5],
  ['指令', 4],
  ['HKZL', 3],
  ['zllr', 2],
  ['令录', 1],
  ['kzl', 1],
  ['估值', 0],
  ['  ', 0],
])('%s finds the menu with rank %i', (query, rank) => {
  expect(matchRank(menu, query)).toBe(rank)
})

test('initials at the start of a word come before initials and letters inside one', () => {
  const company = { text: '远山', code: '1', initials: ['ys'] }
  const laboratory = { text: '投研实验室', code: '2', initials: ['ty', 'sys'] }
  const analysis = { text: 'Analysis', code: '3', initials: ['analysis'] }
  const best = [laboratory, analysis, company].toSorted((a, b) => matchRank(b, 'ys') - matchRank(a, 'ys'))
  expect(best[0]).toBe(company)
  expect(matchRank(company, 'ys')).toBeGreaterThan(matchRank(laboratory, 'sys'))
})
