import { describe, expect, test } from 'vitest'
import { type Viewer, actionsFor } from './order-actions.ts'

const order = {
  source: '0',
  status: '010',
  documentsMissing: false,
  recalled: false,
  makers: ['maker'],
  reviewedBy: null,
} as const
const nobody: Viewer = { person: 'x', operates: false, reviews: false, signs: false, desk: false }
const operator = { ...nobody, operates: true }
const desk = { ...nobody, desk: true }

describe('what a person may do with an order', () => {
  test.each([
    ['operator, draft', operator, {}, ['edit', 'submit', 'copy', 'withdraw']],
    ['operator, returned', operator, { status: '011' }, ['edit', 'submit', 'copy', 'withdraw']],
    ['operator, under review', operator, { status: '020' }, ['copy', 'recall', 'withdraw']],
    ['operator, in hand', operator, { status: '050' }, ['copy']],
    [
      'operator, documents missing',
      operator,
      { status: '050', documentsMissing: true },
      ['edit', 'submit', 'copy'],
    ],
    ['operator, paid', operator, { status: '070' }, ['copy']],
    ['operator, a draft from the SSCC link', operator, { source: '3' }, ['copy', 'withdraw']],
    ['reviewer', { ...nobody, reviews: true }, { status: '020' }, ['review']],
    ['reviewer who made it', { ...nobody, person: 'maker', reviews: true }, { status: '020' }, []],
    ['reviewer, too late', { ...nobody, reviews: true }, { status: '030' }, []],
    ['signer', { ...nobody, signs: true }, { status: '030', reviewedBy: 'r' }, ['sign']],
    ['signer who reviewed', { ...nobody, person: 'r', signs: true }, { status: '030', reviewedBy: 'r' }, []],
    ['desk, new', desk, { status: '040' }, ['accept', 'return', 'void', 'request-documents']],
    ['desk, in hand', desk, { status: '050' }, ['void', 'pay', 'request-documents']],
    ['desk, waiting', desk, { status: '051' }, ['void', 'pay', 'fail', 'request-documents']],
    ['desk, documents missing', desk, { status: '050', documentsMissing: true }, ['void']],
    ['desk, being paid', desk, { status: '060' }, ['settle', 'fail']],
    ['desk, not yet there', desk, { status: '030' }, []],
    ['nobody', nobody, { status: '020' }, []],
  ] as const)('%s', (_, viewer, change, actions) => {
    expect(actionsFor({ ...order, ...change }, viewer)).toEqual(actions)
  })
})
