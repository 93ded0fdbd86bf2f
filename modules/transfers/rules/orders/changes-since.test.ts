import { expect, test } from 'vitest'
import { comparedFields } from '../../contract/orders/differences.ts'
import { type ComparedOrder, changesSince } from './changes-since.ts'

const fields = Object.fromEntries(comparedFields.map((field) => [field, '1'])) as ComparedOrder['fields']
const contract = { id: 'a', name: '合同.pdf' }
const before: ComparedOrder = { fields, files: [contract] }

test.each([
  ['nothing', before, []],
  [
    'two fields',
    { ...before, fields: { ...fields, AMOUNT: '2', REMARK: '' } },
    [
      { FIELD: 'AMOUNT', BEFORE: '1', AFTER: '2' },
      { FIELD: 'REMARK', BEFORE: '1', AFTER: '' },
    ],
  ],
  [
    'a file beside the others',
    { ...before, files: [contract, { id: 'b', name: '说明.pdf' }] },
    [{ FIELD: 'ATTACHMENTS', BEFORE: '', AFTER: '说明.pdf' }],
  ],
  [
    'another file of the same name',
    { ...before, files: [{ id: 'c', name: '合同.pdf' }] },
    [{ FIELD: 'ATTACHMENTS', BEFORE: '合同.pdf', AFTER: '合同.pdf' }],
  ],
] as const)('what was changed: %s', (_, now, changes) => expect(changesSince(before, now)).toEqual(changes))
