import { expect, test } from 'vitest'
import { longestMatch } from './longest-match.ts'

test.each([
  ['^abc$', 3],
  ['^[1-9][0-9]{0,17}$', 18],
  ['^(0|[1-9][0-9]{0,11})\\.[0-9]{2}$', 12 + 1 + 2],
  ['^(?:ab|c)?d$', 3],
  ['^(?:a{3}){2,4}$', 12],
  ['^(?=[^;]{3,128}$)a{2}$', 2],
  ['^[A-Za-z0-9+/]{342}==$', 344],
  ['^\\p{Script=Han}{2}\\u{1F600}?$', 6],
  ['^.[^a]\\W$', 6],
  ['^(?:|x)$', 1],
  ['^a*$', Number.POSITIVE_INFINITY],
  ['^(?:a+b)$', Number.POSITIVE_INFINITY],
  ['^a{2,}$', Number.POSITIVE_INFINITY],
  ['abc', Number.POSITIVE_INFINITY],
  ['^abc\\$', Number.POSITIVE_INFINITY],
])('a text that matches %s has at most %d units', (pattern, units) => {
  expect(longestMatch(pattern)).toBe(units)
})
