import { expect, test } from 'vitest'
import { circleDays } from './circle-days.ts'

const way = (day: string, source: string, target: string) => ({ day, source, target })

test.each<[string, ReturnType<typeof way>[], string[]]>([
  ['nothing is converted', [], []],
  ['the same way', [way('1', 'A', 'B')], []],
  ['the other way', [way('1', 'B', 'A')], ['1']],
  ['the other way through two funds', [way('1', 'B', 'C'), way('1', 'C', 'D'), way('1', 'D', 'A')], ['1']],
  ['parts of the other way on two days', [way('1', 'B', 'C'), way('2', 'C', 'A')], []],
  ['a circle of others', [way('1', 'B', 'C'), way('1', 'C', 'B'), way('1', 'D', 'A')], []],
  ['two days, the later one first', [way('2', 'B', 'A'), way('1', 'B', 'A')], ['1', '2']],
])('A into B makes a circle where there is %s', (_, underWay, days) => {
  expect(circleDays(underWay, { source: 'A', target: 'B' })).toEqual(days)
})
