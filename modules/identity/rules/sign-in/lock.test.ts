import { expect, test } from 'vitest'
import { isLocked } from './lock.ts'

const none = { pair: 0, account: 0, network: 0, known: false }
test.each([
  ['four failures', { ...none, pair: 4, account: 4, network: 4 }, false],
  ['five failures of one account in one network', { ...none, pair: 5, account: 5, network: 5 }, true],
  ['five failures in a known network', { ...none, pair: 5, known: true }, true],
  ['many networks against one account', { ...none, account: 50 }, true],
  ['the owner at home during an attack', { ...none, account: 500, known: true }, false],
  ['one network against many accounts', { ...none, network: 100 }, true],
])('%s: locked %s', (_what, failures, locked) => expect(isLocked(failures)).toBe(locked))
