import { type Access, platformErrors } from '@iisp/contract'
import { expect, test } from 'vitest'
import type { Actor } from '../calls/actor.ts'
import { authorise } from './guard.ts'

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
