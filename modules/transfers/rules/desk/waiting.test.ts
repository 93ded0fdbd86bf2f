import { describe, expect, test } from 'vitest'
import { waitingClasses } from '../../contract/desk/waiting.ts'
import { queuesOf, submissionDays } from './waiting.ts'

const today = '2026-11-23'

test.each([
  ['today', '2026-11-23', null],
  ['one', '2026-11-22', '2026-11-22'],
  ['few', '2026-11-20', '2026-11-21'],
  ['week', '2026-11-16', '2026-11-19'],
  ['longer', null, '2026-11-15'],
] as const)('%s: submitted from %s to %s', (id, from, to) =>
  expect(submissionDays(id, today)).toEqual({ from, to }),
)

describe('the queues', () => {
  const days = [
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-16',
    '2026-11-15',
    '2020-02-29',
  ]
  const counts = (status: string) =>
    queuesOf(
      days.map((day) => ({ status: 'a', day, total: 1 })),
      ['a', 'b'],
      today,
    )
      .find((queue) => queue.status === status)
      ?.waiting.map(({ total }) => total)

  test('count every order once, in the class of its day', () => expect(counts('a')).toEqual([1, 1, 2, 2, 2]))
  test('name a state without orders', () => expect(counts('b')).toEqual(waitingClasses.map(() => 0)))
  test('count an order submitted while the day turned as today’s', () =>
    expect(queuesOf([{ status: 'a', day: '2026-11-24', total: 1 }], ['a'], today)[0]?.waiting[0]?.total).toBe(
      1,
    ))
})
