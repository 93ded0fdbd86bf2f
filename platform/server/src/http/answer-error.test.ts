import { Refusal, conflict, defineErrors, platformErrors } from '@iisp/contract'
import { expect, test } from 'vitest'
import { classify, envelopeOf } from './answer-error.ts'

const errors = defineErrors('demo', { there: conflict('{date}已有记录', 'There is one on {date}') })
const fieldsOf = (refusal: Refusal) => envelopeOf(classify(refusal), 'en').fields

test.each([
  ['a wrong parameter', new Refusal(platformErrors.badInput, { field: 'amount' }), ['amount']],
  ['a refusal of a module', new Refusal(errors.there, { field: 'day', date: '2026-11-02' }), ['day']],
  ['a refusal about several inputs', new Refusal(errors.there, { fields: 'from,to' }), ['from', 'to']],
  ['an input in a list', new Refusal(errors.there, { field: 'events.0.on' }), ['events.0.on']],
  ['a refusal that names none', new Refusal(errors.there, { date: '2026-11-02' }), undefined],
])('the answer names the inputs that it is about: %s', (_, refusal, fields) => {
  expect(fieldsOf(refusal)).toEqual(fields)
})
