import { transferErrors } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields.ts'

test('a refusal leads to its field, by its code or by the input it names', () => {
  expect(refusedFields({ code: transferErrors.insufficientBalance.code, fields: [] })).toEqual(['amount'])
  expect(refusedFields({ code: 'platform.badInput', fields: ['traDate', 'contacts/0'] })).toEqual([
    'date',
    'contacts',
  ])
  expect(refusedFields({ code: 'platform.conflict', fields: [] })).toEqual([])
})
