import { expect, test } from 'vitest'
import type { ApplicationPayload } from '../../contract/applications/payload.ts'
import { exceedsChild } from './child-sum.ts'
import { closesCircle } from './circle.ts'
import { expiryWarning } from './expiry.ts'
import { faultsOf } from './judge-draft.ts'
import { shownFund } from './liquidated.ts'
import { draftOf, payloadOf, rowTerms, termsOfRow } from './payload-terms.ts'
import { percentText, ratioOfPercent } from './percent.ts'
import { exceedsWhole } from './ratio-sum.ts'

const today = '2026-11-20'
const row: ApplicationPayload = {
  mjjcpdm: 'A',
  zjjcpdm: 'B',
  mzldfs_new: '0,1',
  sgldbl: '0.6000',
  shfhldbl: '0.6000',
  rqqjszfsnew: '0',
}
const dated = (qyrqnew: string | null, sxrqnew: string | null) => ({
  rqqjszfsnew: '1' as const,
  qyrqnew,
  sxrqnew,
})

test.each<[string, Partial<ApplicationPayload>, string | null]>([
  ['all is there', {}, null],
  ['no mother', { mjjcpdm: ' ' }, 'motherMissing'],
  ['no child', { zjjcpdm: '' }, 'childMissing'],
  ['one fund twice', { zjjcpdm: 'A' }, 'sameFund'],
  ['no subscription', { sgldbl: null }, 'triggerIncomplete'],
  ['ratio and amount', { sgcfjenew: '1.00' }, 'triggerIncomplete'],
  ['subscriptions alone need no redemption', { mzldfs_new: '0', shfhldbl: '0.0000' }, null],
  ['0 counts as filled in', { sgldbl: '0.0000', shfhldbl: null, shcfjenew: '0.00' }, null],
  ['no dates', dated(null, ''), 'datesMissing'],
  ['one day', dated('2026-12-01', '2026-12-01'), 'sameDay'],
  ['the end before the start', dated('2026-12-02', '2026-12-01'), 'endBeforeStart'],
  ['a start in the past', dated('2026-11-19', '2026-12-01'), 'startPast'],
  ['today', dated(today, '2026-12-01'), null],
  ['a wrong mobile', { sjh: '123' }, 'phoneWrong'],
])('%s', (_, change, code) => {
  const [fault] = faultsOf([draftOf({ ...row, ...change })], { today })
  expect(fault?.error.code ?? null).toBe(code === null ? null : `fund-relation.${code}`)
})

test('all faults of all rows are told at once', () => {
  const empty = draftOf({ ...row, mjjcpdm: '', zjjcpdm: '', sgldbl: null, sjh: '1', ...dated(null, null) })
  const faults = faultsOf([empty, draftOf({ ...row, sqrsjh: '1' })], { today })
  expect(faults.map((fault) => [fault.row, fault.field])).toEqual([
    [0, 'mjjcpdm'],
    [0, 'zjjcpdm'],
    [0, 'sgldbl'],
    [0, 'qyrqnew'],
    [0, 'sjh'],
    [1, 'sqrsjh'],
    [0, 'shfhldbl'],
  ])
})

test('the first day of a relation that has begun may stay', () => {
  const draft = draftOf({ ...row, ...dated('2026-01-01', '2027-01-01') })
  expect(faultsOf([draft], { today, startedOn: '2026-01-01' })).toEqual([])
})

test('of a deletion the mobiles alone are judged', () => {
  const draft = draftOf({ ...row, sgldbl: null })
  expect(faultsOf([draft], { today, deletes: true })).toEqual([])
  const wrong = draftOf({ ...row, sqrsjh: '123' })
  expect(faultsOf([draft, wrong], { today, deletes: true })).toMatchObject([{ row: 1, field: 'sqrsjh' }])
})

test.each([
  [['0.6000', '0.4000'], false],
  [['0.6000', '0.4001'], true],
  [['0.3333', '0.3333', '0.3334', null], false],
  [[], false],
])('%j exceed the whole: %j', (ratios, exceeds) => expect(exceedsWhole(ratios)).toBe(exceeds))

test('a mother counts once, with the larger ratio while a modification is open', () => {
  const link = { relationId: '1', applicationId: null, motherId: 'm', kind: null, redemption: null }
  const existing = [
    { ...link, subscription: '0.5000' },
    { ...link, applicationId: '2', kind: '2', subscription: '0.7000' },
  ]
  const added = (subscription: string) => [{ motherId: 'n', subscription, redemption: null }]
  expect(exceedsChild(existing, added('0.3000'))).toBe(false)
  expect(exceedsChild(existing, added('0.3001'))).toBe(true)
  expect(exceedsChild(existing, [{ motherId: 'm', subscription: '1.0000', redemption: null }])).toBe(false)
})

test('a circle is found through other funds', () => {
  const chain = [
    { motherId: 'a', childId: 'b' },
    { motherId: 'b', childId: 'c' },
  ]
  expect(closesCircle(chain, [{ motherId: 'c', childId: 'a' }])).toBe(true)
  expect(closesCircle(chain, [{ motherId: 'a', childId: 'c' }])).toBe(false)
  expect(closesCircle([], [{ motherId: 'a', childId: 'a' }])).toBe(true)
})

test.each([
  ['2026-11-20', true, true],
  ['2026-11-19', true, true],
  ['2026-11-21', true, false],
  ['2026-11-19', false, false],
  [null, true, false],
])('[BU-214] expiring %s, limited %j: warned of %j', (expiresOn, businessLimited, warned) => {
  const warning = expiryWarning([{ name: '甲', expiresOn, businessLimited }], today)
  expect(warning !== null).toBe(warned)
})

test('[BU-181] [BU-182] a kind that is not linked is sent as 0.0000, and read back as none', () => {
  const terms = draftOf({ ...row, mzldfs_new: '0' }).terms
  expect(payloadOf(terms)).toMatchObject({ sgldbl: '0.6000', shfhldbl: '0.0000', shcfjenew: null })
  const redeems = draftOf({ ...row, mzldfs_new: '1' }).terms
  expect(payloadOf(redeems)).toMatchObject({ sgldbl: '0.0000', sgcfjenew: null, shfhldbl: '0.6000' })
  expect(termsOfRow(rowTerms(terms))).toEqual(terms)
})

test('[BU-215] percentages become fractions of four places', () => {
  expect(['33.33', '50.00', '100.00', '0.00', '100.01', ''].map(ratioOfPercent)).toEqual([
    '0.3333',
    '0.5000',
    '1.0000',
    '0.0000',
    null,
    null,
  ])
  expect([percentText('0.3333'), percentText('1.0000'), percentText(null)]).toEqual(['33.33%', '100.00%', ''])
})

test('[BU-179] a liquidated fund says so', () => {
  expect([shownFund('甲', '3'), shownFund('甲', '1')]).toEqual(['甲已清盘', '甲'])
})
