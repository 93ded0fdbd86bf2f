import { expect, test } from 'vitest'
import { mayReveal } from './fund-password.ts'

test.each([
  ['the submitter', { accountId: '101', superManager: false, roles: ['operator'] }, true],
  ['a super-manager', { accountId: '114', superManager: true, roles: ['supervisor'] }, true],
  ['an administrator', { accountId: '104', superManager: false, roles: ['administrator'] }, true],
  ['a colleague', { accountId: '102', superManager: false, roles: ['reviewer'] }, false],
  ['the custodian', { accountId: '112', superManager: false, roles: ['custodian-operator'] }, false],
] as const)('[BL-250] %s: %s', (_, asking, may) => expect(mayReveal(asking, '101')).toBe(may))
