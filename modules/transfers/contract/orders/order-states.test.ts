import { movesFrom } from '@iisp/contract'
import { describe, expect, test } from 'vitest'
import { type OrderStatus, orderFlow } from './order-states.ts'

const isFinal = (status: OrderStatus) => orderFlow.byCode[status].final === true

/** Every status that can be reached from `start`. */
function reachableFrom(start: OrderStatus): Set<OrderStatus> {
  const seen = new Set([start])
  const waiting = [start]
  for (let status = waiting.pop(); status !== undefined; status = waiting.pop()) {
    for (const { to } of movesFrom(orderFlow, status)) {
      if (!seen.has(to)) waiting.push(to)
      seen.add(to)
    }
  }
  return seen
}

describe('the state table of an order', () => {
  test('every status can be reached from a new order', () => {
    expect([...reachableFrom('010')].sort()).toEqual([...orderFlow.all].sort())
  })

  test.each(orderFlow.all)('%s is final if and only if no transition leaves it', (status) => {
    expect(movesFrom(orderFlow, status).length === 0).toBe(isFinal(status))
  })

  test.each(orderFlow.all.filter((status) => !isFinal(status)))(
    'a final state can be reached from %s',
    (status) => {
      expect([...reachableFrom(status)].some(isFinal)).toBe(true)
    },
  )

  test('the set of final states is complete', () => {
    expect(orderFlow.all.filter(isFinal)).toEqual(orderFlow.sets.final)
  })

  test('an order cannot be paid before the custodian has accepted it', () => {
    const pays = orderFlow.moves.filter((move) => move.event === 'pay').map((move) => move.from)
    expect(new Set(pays)).toEqual(new Set(['050', '051']))
    const accepts = orderFlow.moves.filter((move) => move.to === '050' || move.to === '051')
    expect(accepts.every((move) => move.event === 'accept' && move.who === 'custodian')).toBe(true)
  })

  test('a paid order can no longer be withdrawn, recalled, returned or voided', () => {
    for (const status of ['060', '070', '080'] as const) {
      const events = movesFrom(orderFlow, status).map((move) => move.event)
      expect(events.filter((event) => !['settle', 'fail'].includes(event))).toEqual([])
    }
  })

  test('only operators submit, reviewers pass a review, signers sign', () => {
    const who = (event: string) => new Set(orderFlow.moves.filter((m) => m.event === event).map((m) => m.who))
    expect(who('submit')).toEqual(new Set(['operator']))
    expect(who('pass-review')).toEqual(new Set(['reviewer']))
    expect(who('sign')).toEqual(new Set(['signer']))
  })
})
