import { type Access, platformErrors } from '@iisp/contract'
import { expect, test } from 'vitest'
import type { Actor } from '../../calls/actor.ts'
import { authorise, needFreshFactor } from './guard.ts'

const strong: Access = { who: 'menus', menus: ['10104'], strongLogin: true }
const person = (more: { loginType: number; superManager?: boolean }) =>
  ({ kind: 'person', roles: [], menus: new Set(['10104']), superManager: false, ...more }) as unknown as Actor
const asked =
  (actor: Actor, access: Access = strong) =>
  () =>
    authorise({ access, errors: [] }, actor)

test('[BL-247] a call for strong sign-ins refuses a password session', () => {
  expect(asked(person({ loginType: 0 }))).toThrow(platformErrors.loginTypeTooWeak.code)
})

test.each([
  ['a hardware key', person({ loginType: 1 })],
  ['a short message', person({ loginType: 2 })],
  ['a super-manager', person({ loginType: 0, superManager: true })],
])('[BL-247] a call for strong sign-ins takes %s', (_, actor) => {
  expect(asked(actor)).not.toThrow()
})

test('a call that asks for none takes a password session', () => {
  expect(asked(person({ loginType: 0 }), { who: 'menus', menus: ['10104'] })).not.toThrow()
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
  const tried = () => needFreshFactor({ access: money }, {}, { actor, now: at })
  if (moves) expect(tried).not.toThrow()
  else expect(tried).toThrow(platformErrors.factorNeeded.code)
})
