import { expect, test } from 'vitest'
import { lineageOf } from './lineage.ts'

const link = (mother: string, child: string) => ({ id: `${mother}${child}`, mother, child })
// A over B over C over D; A has another child E, and C another mother F
const links = [link('A', 'B'), link('B', 'C'), link('C', 'D'), link('A', 'E'), link('F', 'C')]

test.each([
  ['the top: all below it', { fund: 'A' }, 'A B C D E', 'AB AE BC CD'],
  ['the middle: its mother and what is below, no sibling', { fund: 'B' }, 'A B C D', 'AB BC CD'],
  ['a fund of two mothers: both, up to the top', { fund: 'C' }, 'A B C D F', 'AB BC CD FC'],
  ['the last child: all above it', { fund: 'D' }, 'A B C D F', 'AB BC CD FC'],
  ['a relation: its two funds', { link: 'BC' }, 'B C', 'BC'],
  ['a relation that is gone', { link: 'XY' }, '', ''],
])('in sight of %s', (_, focus, funds, kept) => {
  const lineage = lineageOf(links, focus)
  expect([...lineage.funds].toSorted().join(' ')).toBe(funds)
  expect([...lineage.links].toSorted().join(' ')).toBe(kept)
})
