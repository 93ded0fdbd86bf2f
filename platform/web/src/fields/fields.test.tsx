import { defineFields, defineFlow, f, t } from '@iisp/contract'
import { stage } from '@iisp/testing/dom/stage'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { filters } from '../filters/filters.ts'
import { defineTexts } from '../i18n/texts.ts'
import { FieldFacts, columnsOf, factsOf, optionsOf } from './index.ts'

const flow = defineFlow({
  emits: [],
  states: {
    open: { code: 'open', name: { zh: '待办', en: 'To do' }, tone: 'warning' },
    done: { code: 'done', name: { zh: '完成', en: 'Done' }, tone: 'success', final: true },
  },
  moves: { finish: { ways: [{ from: ['open'], to: ['done'], who: 'manager' }], audit: 'x.finish' } },
})
const fields = defineFields({
  id: t.id,
  name: f.text(200, ['名称', 'Name']),
  amount: f.orNone(f.amount(['金额', 'Amount'])),
  kind: f.oneOf({ a: ['甲', 'A'], b: ['乙', 'B'] }, ['类型', 'Kind']),
  state: f.state(flow, ['状态', 'State']),
  reason: f.note(300, ['原因', 'Reason']),
})
const row = { id: '1', name: '远山', amount: '1234567.80', kind: 'b', state: 'open', reason: '' } as const
const shown = ['name', 'amount', 'kind', 'state', 'reason'] as const
const columns = columnsOf(fields, 'zh', shown)
const columnOf = (key: (typeof shown)[number]) => columns.find((one) => one.key === key)

test('columns have names, widths and values by what their fields hold; the first stays in sight', () => {
  expect(columns.map(({ title, width, kind, fixed }) => [title, width, kind, fixed])).toEqual([
    ['名称', 220, undefined, 'left'],
    ['金额', 150, 'amount', undefined],
    ['类型', 100, undefined, undefined],
    ['状态', 100, undefined, undefined],
    ['原因', 220, undefined, undefined],
  ])
  expect(columnsOf(fields, 'en', ['kind'])[0]).toMatchObject({ title: 'Kind' })
  expect(columnOf('kind')?.value?.(row)).toBe('乙')
  expect(columnOf('amount')?.value?.({ ...row, amount: null })).toBe('--')
})
test('a column of words is as wide as the longest of them, one of numbers shows them whole', () => {
  const wide = defineFields({
    account: f.identifier(20, ['交易账号', 'Account No.']),
    state: f.oneOf({ a: ['待补充申请材料', 'Documents requested'], b: ['甲', 'B'] }, ['状态', 'State']),
  })
  const widths = (locale: 'zh' | 'en') =>
    columnsOf(wide, locale, ['account', 'state']).map(({ width }) => width)
  expect(widths('zh')).toEqual([186, 140])
  expect(widths('en')).toEqual([186, 175])
})
test('a state has its name and its dot', () => {
  expect(columnOf('state')?.value?.(row)).toBe('待办')
  stage(<>{columnOf('state')?.render?.(row, 0)}</>)
  expect(screen.getByText('待办')).toBeTruthy()
})
test('what differs from the usual column stands at the name; a page has columns of its own', () => {
  const own = columnsOf(fields, 'zh', [
    { key: 'kind', width: 300, value: () => '其他' },
    { key: 'sum', title: '合计', value: () => '3' },
  ])
  expect(own[0]).toMatchObject({ title: '类型', width: 300 })
  expect(own.map(({ value }) => value?.(row))).toEqual(['其他', '3'])
  expect(own[1]).toMatchObject({ key: 'sum', title: '合计' })
})
test('facts group amounts, name choices and leave out a note without text', () => {
  stage(<FieldFacts fields={fields} of={row} show={[...shown, { label: '合计', value: '3' }, false]} />)
  expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual([
    '名称',
    '金额',
    '类型',
    '状态',
    '合计',
  ])
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '远山',
    '1,234,567.80',
    '乙',
    '待办',
    '3',
  ])
})
test('long texts and notes are wide facts', () =>
  expect(factsOf(fields, { ...row, reason: '金额有误' }, 'en', ['name', 'kind', 'reason'])).toEqual([
    { label: 'Name', value: '远山', wide: true },
    { label: 'Kind', value: 'B', wide: false },
    { label: 'Reason', value: '金额有误', wide: true },
  ]))
test('a fact of no field is an error', () =>
  expect(() => factsOf(fields, row, 'zh', ['gone' as 'name'])).toThrow('no field gone'))

test('a form offers the values of a choice by their names, all or some', () => {
  const { kind } = fields.named
  expect(optionsOf(kind, 'en')).toEqual([
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ])
  expect(optionsOf(kind, 'zh', ['b'])).toEqual([{ value: 'b', label: '乙' }])
})
test('filters by a choice, several choices and a date have the names of their fields', () => {
  const { kind, state } = fields.named
  const set = filters(defineTexts({}), ({ choice, choices, dates }) => ({
    kind: choice(kind, ['b']),
    state: choices(state),
    days: dates(f.date(['日期', 'Date'])),
  }))
  const { fields: bound } = set
  expect(bound.kind.bind('b', () => undefined)).toMatchObject({ kind: 'oneOf', value: 'b' })
  const drawn = bound.state.bind(['open'], () => undefined)
  if (drawn.kind !== 'anyOf') throw new Error(drawn.kind)
  expect([drawn.label('en'), ...drawn.options.map(({ label }) => label('en'))]).toEqual([
    'State',
    'To do',
    'Done',
  ])
  expect(bound.days.bind(null, () => undefined)).toMatchObject({ kind: 'dates' })
  expect(set.read(new URLSearchParams('kind=a&state=done,gone'))).toEqual({
    kind: null,
    state: ['done'],
    days: null,
  })
})
