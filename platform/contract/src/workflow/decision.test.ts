import { expect, test } from 'vitest'
import { actionsOn, isOtherPerson } from './decision.ts'
import { defineDecide } from './define-decide.ts'
import { platformErrors } from '../errors.ts'
import { defineFlow } from './workflow.ts'

const flow = defineFlow({
  name: { zh: '净值', en: 'NAV' },
  acts: { enter: { zh: '由您录入，须由另一人确认。', en: 'You entered it; somebody else confirms it.' } },
  states: {
    entered: { code: '1', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: '2', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success' },
    refused: { code: '3', name: { zh: '已退回', en: 'Refused' }, tone: 'danger', final: true },
  },
  emits: [],
  moves: {
    confirm: {
      ways: [{ from: ['entered'], to: ['confirmed'], who: 'register', notBy: 'enter', awaited: true }],
      audit: 'x.confirm',
      decision: { button: { zh: '确认', en: 'Confirm' }, ask: { zh: '确认{date}？', en: 'Confirm {date}?' } },
    },
    refuse: {
      ways: [{ from: ['entered'], to: ['refused'], who: 'register', notBy: 'enter', unless: 'used' }],
      audit: 'x.refuse',
      decision: { button: { zh: '退回', en: 'Refuse' }, reason: { max: 300 } },
    },
    withdraw: {
      ways: [{ from: ['entered'], to: ['refused'], who: 'register', onlyBy: 'enter' }],
      audit: 'x.withdraw',
      decision: { button: { zh: '撤回', en: 'Withdraw' }, done: { zh: '已撤回', en: 'Withdrawn' } },
    },
    expire: { ways: [{ from: ['entered'], to: ['refused'], who: 'system' }], audit: 'x.expire' },
  },
})
/** Person 8 is person 9 of another institution. */
const persons = ['8', '9']

test.each([
  ['1', '7', false, ['confirm', 'refuse']],
  ['1', '7', true, ['confirm']],
  ['1', '8', false, ['withdraw']],
  ['1', '9', false, ['withdraw']],
  ['1', null, false, ['confirm', 'refuse']],
  ['2', '7', false, []],
] as const)('in state %s, entered by %s, used: %s, person 8 may %j', (state, enter, used, actions) => {
  const facts = { persons, by: { enter }, is: { used } }
  expect(actionsOn(flow, ['register'], state, facts)).toEqual(actions)
})

test.each([
  [null, true],
  ['7', true],
  ['8', false],
  [['7', null], true],
  [['7', '9'], false],
  [[], true],
] as const)('person 8 is another one than %j: %s', (by, isOther) => {
  expect(isOtherPerson(by, persons)).toBe(isOther)
})

test('another side has none of these decisions', () => {
  const facts = { persons, by: { enter: '7' }, is: { used: false } }
  expect(actionsOn(flow, ['system'], '1', facts)).toEqual([])
})

test('the texts of a decision follow from case, button and state', () => {
  expect(flow.decisions.confirm.done).toEqual({ zh: '净值已确认', en: 'NAV confirmed' })
  expect(flow.decisions.refuse.reason).toEqual({
    max: 300,
    label: { zh: '退回原因', en: 'Reason' },
    missing: { zh: '请填写退回原因', en: 'Please give a reason' },
  })
  expect(flow.decisions.withdraw.done).toEqual({ zh: '已撤回', en: 'Withdrawn' })
})

test('a decision that cannot say what was done, and an act without its text, are refused', () => {
  const states = { open: { code: '1', name: { zh: '开', en: 'Open' }, tone: 'info' } } as const
  const way = { from: ['open'], to: ['open'], who: 'desk' } as const
  const button = { zh: '确认', en: 'Confirm' }
  const decided = { go: { ways: [way], audit: 'x.go', decision: { button } } } as const
  expect(() => defineFlow({ states, emits: [], moves: decided })).toThrow('decision go')
  const byOther = { go: { ways: [{ ...way, notBy: 'enter' }], audit: 'x.go' } } as const
  expect(() => defineFlow({ states, emits: [], moves: byOther })).toThrow('no act enter')
})

const access = { who: 'session', supervised: false } as const
const summary = { zh: '办理', en: 'Decide' }

test('the call of decisions refuses what their flow refuses', () => {
  const decide = defineDecide(flow, {
    summary,
    path: '/x/decide',
    actions: ['confirm', 'refuse', 'withdraw'],
    access,
  })
  expect(decide.errors).toEqual([
    platformErrors.notFound,
    platformErrors.conflict,
    platformErrors.caseMoved,
    platformErrors.secondPerson,
    platformErrors.ownOnly,
    platformErrors.reasonMissing,
  ])
  const confirm = defineDecide(flow, { summary, path: '/x/confirm', actions: ['confirm'], access })
  expect(confirm.errors).not.toContain(platformErrors.reasonMissing)
  expect(confirm.errors).not.toContain(platformErrors.ownOnly)
})
