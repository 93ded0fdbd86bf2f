import { expect, test } from 'vitest'
import { type FormAction, type FormState, isDirty, openForm, orderForm } from './order-form.ts'
import { blankFields } from './order-fields.ts'

const usable = { ZHZT: '1', ISDEFAULT: '0' }
const partner = (ZHBH: string, more: Partial<typeof usable> = {}) => ({ ...usable, ZHBH, ...more })
const play = (state: FormState, ...actions: readonly FormAction[]) => actions.reduce(orderForm, state)
const blank = openForm(blankFields)
const product: FormAction = { type: 'product', id: '1' }
const custody: FormAction = {
  type: 'custody-loaded',
  accounts: [
    { ACCT_NO: '100', ZHZT: '2' },
    { ACCT_NO: '200', ZHZT: '0' },
    { ACCT_NO: '300', ZHZT: '1' },
  ],
}
const partners = (...accounts: ReturnType<typeof partner>[]): FormAction => ({
  type: 'partners-loaded',
  accounts,
})
const order = { id: '7', version: 1, orderNo: 'HK7' }
const saved = (state: FormState) => play(state, { type: 'saved', order, sent: state.fields })
const answer = {
  id: '7',
  version: 1,
  orderNo: 'HK7',
  zlms: '3',
  nextStep: '待复核人复核',
  actions: [],
} as const
const submitted = (state: FormState) => play(state, { type: 'submitted', answer, sent: state.fields })
const flags = (state: FormState) => [state.saved, state.submitted]

test('[BU-063] a fresh form pays from the custody account', () => {
  expect(blank.fields.pays).toBe(true)
})
test('[BU-104] [BU-151] the first custody account that is not unusable is chosen', () => {
  expect(play(blank, product, custody).fields.custodyAccountNo).toBe('200')
})
test('without a usable custody account nothing is chosen', () => {
  const none: FormAction = { type: 'custody-loaded', accounts: [{ ACCT_NO: '100', ZHZT: '2' }] }
  expect(play(blank, product, none).fields.custodyAccountNo).toBeNull()
})
test.each([
  ['[BU-152] one account', [partner('1')], '1'],
  ['[BU-153] the default of several', [partner('1'), partner('2', { ISDEFAULT: '1' })], '2'],
  ['none of several without a default', [partner('1'), partner('2')], null],
  ['[BU-108] the one that is usable', [partner('1', { ZHZT: '2' }), partner('2')], '2'],
])('of the broker accounts the form chooses %s', (_, accounts, chosen) => {
  expect(play(blank, product, custody, partners(...accounts)).fields.brokerId).toBe(chosen)
})
test('[BU-154] of the counterparty accounts it chooses by the same rule', () => {
  const manual = play(blank, product, custody, { type: 'manual', on: true })
  expect(play(manual, partners(partner('5'))).fields).toMatchObject({ counterpartyId: '5', brokerId: null })
  const several = partners(partner('5'), partner('6', { ISDEFAULT: '1' }))
  expect(play(manual, several).fields.counterpartyId).toBe('6')
})
test('a choice is made once: an answer that comes again leaves what the person chose or cleared', () => {
  const chosen = play(blank, product, custody, partners(partner('1'), partner('2')))
  const cleared = play(chosen, { type: 'partner', id: '1' }, { type: 'partner', id: null })
  expect(play(cleared, partners(partner('1'))).fields.brokerId).toBeNull()
})
test('[BU-155] without a product nothing of it stays chosen', () => {
  const chosen = play(blank, product, custody, partners(partner('1')))
  expect(play(chosen, { type: 'product', id: null }).fields).toEqual(blankFields)
})
test('another custody account by hand begins the other side anew', () => {
  const chosen = play(blank, product, custody, partners(partner('1')))
  const other = play(chosen, { type: 'custody', accountNo: '300' })
  expect(other.fields).toMatchObject({ custodyAccountNo: '300', brokerId: null })
  expect(play(other, partners(partner('9'))).fields.brokerId).toBe('9')
})
test('manual money in and out clears the account of the other kind', () => {
  const broker = play(blank, product, custody, partners(partner('1')))
  const manual = play(broker, { type: 'manual', on: true })
  expect(manual.fields).toMatchObject({ manual: true, brokerId: null, counterpartyId: null })
})

test.each([
  ['a field', { type: 'change', patch: { amount: '2.00' } }],
  ['the direction', { type: 'swap' }],
  ['the direction by a detail', { type: 'detail', detail: '0102' }],
  ['the other account', { type: 'partner', id: '2' }],
  ['the kind of account', { type: 'manual', on: true }],
] satisfies [string, FormAction][])(
  '[BU-146] [BU-147] a change of %s makes it unsaved and unsubmitted',
  (_, action) => {
    const before = play(blank, product, custody, partners(partner('1'), partner('2')))
    expect(flags(submitted(saved(before)))).toEqual([true, true])
    expect(flags(play(submitted(saved(before)), action))).toEqual([false, false])
  },
)
test('what is changed to itself is no change', () => {
  const before = saved(play(blank, { type: 'change', patch: { amount: '1.00' } }))
  expect(play(before, { type: 'change', patch: { amount: '1.00' } })).toBe(before)
})
test('input typed while the form was being saved stays unsaved', () => {
  const sent = play(blank, { type: 'change', patch: { reason: 'a' } })
  const typed = play(sent, { type: 'change', patch: { reason: 'ab' } })
  const after = play(typed, { type: 'saved', order, sent: sent.fields })
  expect(flags(after)).toEqual([false, false])
  expect([after.order, isDirty(after)]).toEqual([order, true])
})
test('what follows a submission is another order', () => {
  const done = submitted(saved(blank))
  expect([done.submitted, done.order, isDirty(done)]).toEqual([true, null, false])
})
test('[BU-148] [BU-149] the success is set by a submission, stays over changes, and goes with clear-all', () => {
  const done = submitted(saved(blank))
  expect(done.success).toEqual(answer)
  expect(play(done, { type: 'swap' }).success).toEqual(answer)
  expect(play(done, { type: 'cleared', fields: blankFields })).toEqual(blank)
})

test('swapping changes money in into money out', () => {
  const paid = play(blank, { type: 'kind', kind: '01' })
  expect(paid.fields).toMatchObject({ pays: true, detail: '0101' })
  expect(play(paid, { type: 'swap' }).fields).toMatchObject({ pays: false, detail: '0102' })
})
test('a detail that names a direction sets it', () => {
  const kind = play(blank, { type: 'kind', kind: '02' })
  expect(play(kind, { type: 'detail', detail: '0202' }).fields.pays).toBe(false)
})
test('another type drops the detail of the former one, and the margin call where none is asked', () => {
  const call = play(blank, { type: 'kind', kind: '10' }, { type: 'change', patch: { marginCall: true } })
  expect(call.fields.detail).toBe('1000')
  expect(play(call, { type: 'kind', kind: '05' }).fields).toMatchObject({ detail: null, marginCall: false })
})

test.each([
  ['05', true],
  ['06', true],
  ['08', true],
  ['01', false],
  ['10', false],
] as const)('type %s turns 手工出入金 by itself and lets the account be chosen anew', (kind, manual) => {
  const other = play(
    blank,
    product,
    custody,
    { type: 'manual', on: !manual },
    { type: 'partner', id: '1' },
    { type: 'kind', kind },
  )
  expect(other.fields).toMatchObject({ manual, brokerId: null, counterpartyId: null })
  expect(play(other, partners(partner('7'))).fields).toMatchObject(
    manual ? { counterpartyId: '7' } : { brokerId: '7' },
  )
})
test.each([true, false])('a type that takes both leaves 手工出入金 at %s and the account chosen', (on) => {
  const chosen = play(blank, product, custody, { type: 'manual', on }, { type: 'partner', id: '1' })
  const kind = play(chosen, { type: 'kind', kind: '09' })
  expect(kind.fields).toEqual({ ...chosen.fields, type: '09', detail: '0900' })
})
test('an order on record that does not fit its type is not changed by being opened', () => {
  const fields = {
    ...blankFields,
    productId: '1',
    custodyAccountNo: '200',
    brokerId: '1',
    type: '05' as const,
  }
  const opened = openForm({ ...fields, detail: '0501' }, { order, saved: true })
  const loaded = play(opened, partners(partner('1')), { type: 'kind', kind: '05' })
  expect(loaded).toBe(opened)
})

test('[BU-167] a deleted account is unchosen; another one stays', () => {
  const chosen = play(blank, product, custody, partners(partner('1'), partner('2')), {
    type: 'partner',
    id: '2',
  })
  expect(play(chosen, { type: 'partner-deleted', id: '1' }).fields.brokerId).toBe('2')
  const gone = play(chosen, { type: 'partner-deleted', id: '2' })
  expect([gone.fields.brokerId, gone.lost]).toEqual([null, []])
})
test('[BU-192] a chosen account that the list no longer holds is unchosen and told of, until another is chosen', () => {
  const chosen = play(blank, product, custody, partners(partner('1')))
  const gone = play(chosen, partners(partner('2'), partner('3')))
  expect([gone.fields.brokerId, gone.lost]).toEqual([null, ['partner']])
  expect(play(gone, { type: 'partner', id: '3' }).lost).toEqual([])
})
test('a new order begins with the default contacts, which are no unsaved input; what is on record keeps its own', () => {
  const loaded = { type: 'contacts-loaded', ids: ['1', '2'], defaults: ['2'] } as const
  const begun = play(blank, loaded)
  expect([begun.fields.contactIds, isDirty(begun)]).toEqual([['2'], false])
  const emptied = play(begun, { type: 'change', patch: { contactIds: [] } }, loaded)
  expect(emptied.fields.contactIds).toEqual([])
  expect(play(openForm(blankFields, { order, saved: true }), loaded).fields.contactIds).toEqual([])
  const draft = openForm({ ...blankFields, reason: 'a' }, { initial: blankFields })
  expect(play(draft, loaded).fields.contactIds).toEqual([])
})
test('a contact that is gone is taken out and told of', () => {
  const picked = play(blank, { type: 'change', patch: { contactIds: ['1', '2'] } })
  const left = play(picked, { type: 'contacts-loaded', ids: ['2', '3'], defaults: [] })
  expect([left.fields.contactIds, left.lost]).toEqual([['2'], ['contacts']])
})
test('an order on record is unsaved only when it was changed', () => {
  const opened = openForm({ ...blankFields, reason: 'a' }, { order, saved: true })
  expect(isDirty(opened)).toBe(false)
  const changed = play(opened, { type: 'change', patch: { reason: 'b' } })
  expect(isDirty(changed)).toBe(true)
  expect(isDirty(play(changed, { type: 'change', patch: { reason: 'a' } }))).toBe(false)
})

test('accounts that the form chooses for a product are no unsaved input, unless the person chose the product', () => {
  const begun = openForm({ ...blankFields, productId: '1' })
  const ready = play(begun, custody, partners(partner('5')))
  expect([ready.fields.custodyAccountNo, ready.fields.brokerId]).toEqual(['200', '5'])
  expect(isDirty(ready)).toBe(false)
  expect(isDirty(play(blank, product, custody, partners(partner('5'))))).toBe(true)
  expect(isDirty(play(ready, { type: 'change', patch: { reason: '申购款' } }))).toBe(true)
})
