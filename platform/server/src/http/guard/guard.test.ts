import {
  type Access,
  type Page,
  type PageEffect,
  type PageGates,
  definePage,
  pageErrors,
  platformErrors,
} from '@iisp/contract'
import { expect, test } from 'vitest'
import { type Actor, type PersonActor, nobody } from '../../calls/actor.ts'
import { authorise, callerOf, mayOpen, needFreshFactor, pageApprovals } from './guard.ts'

const page = (id: string, gates: PageGates = {}, effect?: PageEffect): Page =>
  definePage({
    id,
    parent: null,
    name: { zh: `页面${id}`, en: `Page ${id}` },
    path: `/page/${id}`,
    sort: 1,
    roles: ['operator'],
    gates,
    ...(effect && { effect }),
  })
const person = (more: Partial<PersonActor> = {}) =>
  ({
    kind: 'person',
    roles: [],
    menus: new Set(['1', '2']),
    agreements: [],
    superManager: false,
    loginType: 2,
    ...more,
  }) as unknown as PersonActor
const serves = (...pages: Page[]): Access => ({ who: 'pages', pages })
const asked =
  (actor: Actor, access: Access = serves(page('1', { strongLogin: true }))) =>
  () =>
    authorise({ access, errors: [] }, actor)

test('[BL-247] a call of a page that needs a strong sign-in refuses a password session', () => {
  expect(asked(person({ loginType: 0 }))).toThrow(platformErrors.loginTypeTooWeak.code)
})

test.each([
  ['a hardware key', person({ loginType: 1 })],
  ['a short message', person({ loginType: 2 })],
  ['a super-manager', person({ loginType: 0, superManager: true })],
])('[BL-247] a call of a page for strong sign-ins takes %s', (_, actor) => {
  expect(asked(actor)).not.toThrow()
})

test('a call of a page without that gate accepts a password session', () => {
  expect(asked(person({ loginType: 0 }), serves(page('1')))).not.toThrow()
})

test.each([
  ['balanceFinancing', pageErrors.balanceFinancingUnsigned],
  ['custodyBanking', pageErrors.custodyBankingUnsigned],
  ['fundraising', pageErrors.fundraisingOutdated],
] as const)('a page with agreement %s is closed until it is in force', (agreement, refusal) => {
  const access = serves(page('1', { agreements: [agreement] }))
  expect(asked(person(), access)).toThrow(refusal.code)
  expect(asked(person({ agreements: [agreement] }), access)).not.toThrow()
})

test('a page that is not open yet is closed even to people who have it', () => {
  expect(asked(person(), serves(page('1', {}, 'comingSoon')))).toThrow(pageErrors.comingSoon.code)
})

test('one open page of several is enough', () => {
  const closed = page('1', { agreements: ['fundraising'] })
  expect(asked(person(), serves(closed, page('2')))).not.toThrow()
  expect(mayOpen(person(), closed, page('2'))).toBe(true)
})

test('if none is open, the refusal gives the reason of the page that the person has', () => {
  const closed = page('1', { agreements: ['fundraising'] })
  expect(asked(person(), serves(page('3'), closed))).toThrow(pageErrors.fundraisingOutdated.code)
  expect(asked(person(), serves(page('3')))).toThrow(platformErrors.noPermission.code)
})

const acting = person({ superManager: true })
const supervised = page('1', { supervised: true })
const own: Access = { who: 'pages', pages: [supervised], supervised: { kind: 'own' } }
test.each([
  ['nobody else', serves(supervised), person(), []],
  ['a super-manager, by the id of the page', serves(supervised), acting, ['1']],
  [
    'a super-manager, by the kind that the page names',
    serves(page('1', { supervised: 'kind' })),
    acting,
    ['kind'],
  ],
  ['nobody where another page is open', serves(supervised, page('2')), acting, []],
  ['a super-manager who has only the supervised page', serves(supervised, page('3')), acting, ['1']],
  ['nobody where the call is supervised itself', own, acting, []],
])('the approval of a page is asked of %s', (_, access, actor, kinds) => {
  expect(pageApprovals({ access }, {}, actor)).toEqual(kinds)
})

const money: Access = { who: 'session', freshFactor: true }
const at = new Date('2026-11-23T10:00:00Z')
const before = (seconds: number) => new Date(at.getTime() - seconds * 1000)
const proven = (factorAt: Date | null, strongSignIn = true) =>
  ({ kind: 'person', strongSignIn, factorAt }) as unknown as Actor

test.each([
  ['a factor proven now', proven(at), true],
  ['one of almost 15 minutes', proven(before(899)), true],
  ['one of 15 minutes', proven(before(900)), false],
  ['one of a clock that is ahead by a little', proven(before(-2)), true],
  ['one of a clock that was set back since', proven(before(-60)), false],
  ['none', proven(null), false],
  ['none, where the institution does not ask', proven(null, false), true],
  ['the system', { kind: 'system', name: 'seed', scope: '*' } as const, true],
])('money moves with %s: %#', (_, actor, moves) => {
  const tried = () => needFreshFactor({ access: money }, {}, { actor, now: () => at })
  if (moves) expect(tried).not.toThrow()
  else expect(tried).toThrow(platformErrors.factorNeeded.code)
})

test.each([
  ['a public call sees nobody', { who: 'public' }, nobody],
  ['a sign-in sees the person, whose session it ends', { who: 'public', whileLocked: true }, person()],
] as const)('on a page that shows another person %s', (_, access, seen) => {
  const record = { actor: person(), expiresAt: new Date() }
  expect(callerOf({ access }, record, 'another')).toEqual(seen)
})
