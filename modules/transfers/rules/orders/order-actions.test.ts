import { describe, expect, test } from 'vitest'
import { type Viewer, actsOn } from './order-actions.ts'

const order = {
  source: '0',
  status: '010',
  documentsMissing: false,
  recalled: false,
  makers: ['maker'],
  reviewedBy: null,
  transferDate: '2026-11-24',
  notBeforeDate: false,
  acceptedBy: null,
  failureOpen: false,
} as const
const nobody: Viewer = { persons: ['x'], operates: false, reviews: false, signs: false, desk: null }
const operator = { ...nobody, operates: true }
const desk = {
  ...nobody,
  desk: { moment: { today: '2026-11-24', time: '10:00', isWorkday: true }, twoPersons: true },
}
const at = (today: string, time: string, isWorkday = true) => ({
  ...desk,
  desk: { ...desk.desk, moment: { today, time, isWorkday } },
})

describe('what a person may do with an order', () => {
  test.each([
    ['operator, draft', operator, {}, ['edit', 'submit', 'copy', 'withdraw']],
    ['operator, returned', operator, { status: '011' }, ['edit', 'submit', 'copy', 'withdraw']],
    [
      'operator, under review',
      operator,
      { status: '020' },
      ['copy', 'recall', 'withdraw', 'remind-reviewers'],
    ],
    ['operator, to be signed', operator, { status: '030' }, ['copy', 'recall', 'withdraw', 'remind-signers']],
    ['operator, in hand', operator, { status: '050' }, ['copy']],
    [
      'operator, documents missing',
      operator,
      { status: '050', documentsMissing: true },
      ['edit', 'submit', 'copy'],
    ],
    ['operator, paid', operator, { status: '070' }, ['copy']],
    ['operator, failed', operator, { status: '080', failureOpen: true }, ['copy', 'acknowledge']],
    ['operator, failed and seen', operator, { status: '080' }, ['copy']],
    ['operator, a draft from the SSCC link', operator, { source: '3' }, ['copy', 'withdraw']],
    ['reviewer', { ...nobody, reviews: true }, { status: '020' }, ['review']],
    ['reviewer who made it', { ...nobody, persons: ['maker'], reviews: true }, { status: '020' }, []],
    ['reviewer, too late', { ...nobody, reviews: true }, { status: '030' }, []],
    ['signer', { ...nobody, signs: true }, { status: '030', reviewedBy: 'r' }, ['sign']],
    [
      'signer who reviewed',
      { ...nobody, persons: ['r'], signs: true },
      { status: '030', reviewedBy: 'r' },
      [],
    ],
    ['desk, new', desk, { status: '040' }, ['accept', 'return', 'void', 'request-documents']],
    ['desk, in hand', desk, { status: '050' }, ['void', 'pay', 'request-documents']],
    ['desk, waiting', desk, { status: '051' }, ['void', 'pay', 'fail', 'request-documents']],
    ['desk, documents missing', desk, { status: '050', documentsMissing: true }, ['void']],
    ['desk, being paid', desk, { status: '060' }, ['settle', 'fail']],
    ['desk, not yet there', desk, { status: '030' }, []],
    ['nobody', nobody, { status: '020' }, []],
  ] as const)('%s', (_, viewer, change, actions) => {
    expect(actsOn({ ...order, ...change }, viewer).actions).toEqual(actions)
  })
})

describe('what the desk cannot do now, and why', () => {
  test.each([
    ['in hand on its date', desk, {}, []],
    ['accepted by the same person', desk, { acceptedBy: 'x' }, [['pay', 'same-person']]],
    ['accepted by another person', desk, { acceptedBy: 'y' }, []],
    [
      'the same person where one is enough',
      { ...desk, desk: { ...desk.desk, twoPersons: false } },
      { acceptedBy: 'x' },
      [],
    ],
    ['documents missing', desk, { documentsMissing: true }, [['pay', 'documents-missing']]],
    [
      'new, documents missing',
      desk,
      { status: '040', documentsMissing: true },
      [['accept', 'documents-missing']],
    ],
    ['before its date', at('2026-11-23', '10:00'), { notBeforeDate: true }, [['pay', 'before-date']]],
    ['early, which is allowed', at('2026-11-23', '10:00'), {}, []],
    ['a closed day', at('2026-11-22', '10:00', false), {}, [['pay', 'closed-day']]],
    ['before the opening', at('2026-11-24', '08:00'), {}, [['pay', 'before-hours']]],
    ['after the cut-off', at('2026-11-24', '18:03'), {}, [['pay', 'after-cut-off']]],
    ['being paid, at night', at('2026-11-24', '22:00'), { status: '060', acceptedBy: 'x' }, []],
    ['not at the desk', operator, { acceptedBy: 'x' }, []],
  ] as const)('%s', (_, viewer, change, expected) => {
    const { actions, barred } = actsOn({ ...order, status: '050', ...change }, viewer)
    expect(barred.map(({ action, bar }) => [action, bar])).toEqual(expected)
    for (const { action } of barred) expect(actions).not.toContain(action)
  })
})
