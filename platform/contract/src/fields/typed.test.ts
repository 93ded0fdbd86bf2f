import { expect, expectTypeOf, test } from 'vitest'
import * as t from '../t.ts'
import { defineFields } from './define-fields.ts'
import * as f from './field.ts'
import { type TypedOf, blankOf, enteredOf, typedFaults } from './typed.ts'

const fields = defineFields({
  fund: f.key(['产品', 'Fund']),
  day: f.date(['净值日期', 'NAV date']),
  unitNav: f.unitNav(['单位净值', 'Unit NAV']),
  kind: f.oneOf({ a: ['甲', 'A'], b: ['乙', 'B'] }, ['类型', 'Kind']),
  services: f.named(t.Array(t.String()), ['服务', 'Services']),
  until: f.orNone(f.date(['有效期', 'Valid until'])),
  note: f.orEmpty(f.note(20, ['备注', 'Note'])),
})
const filled = { fund: '1', day: '2026-11-02', unitNav: ' 1.2345 ', services: ['x'], until: '', note: ' ' }

test('a blank form has no record, empty texts and the first value of a choice', () => {
  const blank = blankOf(fields)
  expect(blank).toEqual({ fund: null, day: '', unitNav: '', kind: 'a', services: [], until: '', note: '' })
  expectTypeOf<TypedOf<typeof fields>>().toEqualTypeOf<{
    readonly fund: string | null
    readonly day: string
    readonly unitNav: string
    readonly kind: 'a' | 'b'
    readonly services: readonly string[]
    readonly until: string
    readonly note: string
  }>()
})
test('each empty field is named in the language of the reader, unless it may be empty', () => {
  expect(typedFaults(fields, blankOf(fields), 'zh')).toEqual({
    fund: '请填写产品',
    day: '请填写净值日期',
    unitNav: '请填写净值，如 1.2345',
    services: '请填写服务',
  })
  expect(typedFaults(fields, { ...blankOf(fields), day: '  ' }, 'en').day).toBe('Please enter: NAV date')
})
test('a text that does not fit is told how to write it', () => {
  const values = { ...blankOf(fields), ...filled, unitNav: '1.2' }
  expect(typedFaults(fields, values, 'en')).toEqual({ unitNav: 'Enter a NAV such as 1.2345' })
})
test('spaces around texts are not sent, and what may be missing is sent as null', () => {
  const values = { ...blankOf(fields), ...filled }
  expect(typedFaults(fields, values, 'zh')).toEqual({})
  expect(enteredOf(fields, values)).toEqual({
    ...filled,
    unitNav: '1.2345',
    kind: 'a',
    until: null,
    note: '',
  })
})
