import { movesFrom } from '@iisp/contract'
import { describe, expect, test } from 'vitest'
import { type OrderStatus, orderStates, orderStatuses } from './order-states.ts'

const isFinal = (status: OrderStatus) => (orderStates.states[status] as { final?: boolean }).final === true

/** Every status that some chain of moves reaches. */
function reachableFrom(start: OrderStatus): Set<OrderStatus> {
  const seen = new Set([start])
  const waiting = [start]
  for (let status = waiting.pop(); status !== undefined; status = waiting.pop()) {
    for (const { to } of movesFrom(orderStates, status)) {
      if (!seen.has(to)) waiting.push(to)
      seen.add(to)
    }
  }
  return seen
}

describe('the state table of an order', () => {
  test('every status can be reached from a new order', () => {
    expect([...reachableFrom('010')].sort()).toEqual([...orderStatuses].sort())
  })

  test.each(orderStatuses)('%s: final where nothing leads on, and only there', (status) => {
    expect(movesFrom(orderStates, status).length === 0).toBe(isFinal(status))
  })

  test.each(orderStatuses.filter((status) => !isFinal(status)))('from %s an end is in reach', (status) => {
    expect([...reachableFrom(status)].some(isFinal)).toBe(true)
  })

  test('no order is paid that has not been accepted by the custodian', () => {
    const pays = orderStates.moves.filter((move) => move.event === 'pay').map((move) => move.from)
    expect(new Set(pays)).toEqual(new Set(['050', '051']))
    const accepts = orderStates.moves.filter((move) => move.to === '050' || move.to === '051')
    expect(accepts.every((move) => move.event === 'accept' && move.who === 'custodian')).toBe(true)
  })

  test('what is paid can no longer be withdrawn, recalled, returned or voided', () => {
    for (const status of ['060', '070', '080'] as const) {
      const events = movesFrom(orderStates, status).map((move) => move.event)
      expect(events.filter((event) => !['settle', 'fail'].includes(event))).toEqual([])
    }
  })

  test('only operators submit, reviewers pass a review, signers sign', () => {
    const who = (event: string) =>
      new Set(orderStates.moves.filter((m) => m.event === event).map((m) => m.who))
    expect(who('submit')).toEqual(new Set(['operator']))
    expect(who('pass-review')).toEqual(new Set(['reviewer']))
    expect(who('sign')).toEqual(new Set(['signer']))
  })
})
