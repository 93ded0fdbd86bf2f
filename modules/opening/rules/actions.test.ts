import { expect, test } from 'vitest'
import { applicationFlow } from '../contract/states.ts'
import { actionsFor } from './actions.ts'
import { targetOf } from './moves.ts'

const operator = { operates: true, urges: true, desk: false }
const desk = { operates: false, urges: false, desk: true }
const looker = { operates: false, urges: false, desk: false }

test.each([
  ['010', ['edit', 'submit', 'withdraw'], []],
  ['011', ['edit', 'submit', 'withdraw'], []],
  ['020', ['withdraw', 'urge'], ['accept', 'reject']],
  ['030', ['urge'], ['register', 'reject']],
  ['040', ['urge'], ['link', 'courier', 'reject']],
  ['070', [], ['courier', 'break']],
  ['080', [], []],
  ['090', [], []],
] as const)('in %s an operator may %j, the desk %j, others nothing', (status, own, custodian) => {
  const facts = { status, kind: '1', urgedToday: false } as const
  expect(actionsFor(facts, operator)).toEqual(own)
  expect(actionsFor(facts, desk)).toEqual(custodian)
  expect(actionsFor(facts, looker)).toEqual([])
})

test('what was urged today is not urged again', () => {
  expect(actionsFor({ status: '030', kind: '1', urgedToday: true }, operator)).toEqual([])
})

test('the review leads an account to the depository and a link to the bank', () => {
  expect(targetOf('020', 'accept', 'custodian', '1')).toBe('030')
  expect(targetOf('020', 'accept', 'custodian', '2')).toBe('040')
})

test('every state is reached and every state that is not final is left', () => {
  const { all, moves, byCode } = applicationFlow
  for (const status of all) {
    if (status !== '010') expect(moves.some((move) => move.to === status && move.from !== status)).toBe(true)
    const left = moves.some((move) => move.from === status && move.to !== status)
    expect([status, left]).toEqual([status, byCode[status].final !== true])
  }
})
