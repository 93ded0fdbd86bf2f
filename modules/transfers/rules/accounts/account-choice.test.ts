import { describe, expect, test } from 'vitest'
import { defaultAccount, firstUsable } from './account-choice.ts'

const account = (name: string, ZHZT: string, ISDEFAULT: string) => ({ name, ZHZT, ISDEFAULT })

describe('the account that is chosen without a click', () => {
  test.each([
    ['none', [], undefined],
    ['the single one', [account('a', '1', '0')], 'a'],
    ['the single usable one', [account('a', '2', '1'), account('b', '1', '0')], 'b'],
    ['the default of several', [account('a', '1', '0'), account('b', '0', '1')], 'b'],
    ['no default', [account('a', '1', '0'), account('b', '1', '0')], undefined],
    [
      'an unusable default',
      [account('a', '2', '1'), account('b', '1', '0'), account('c', '1', '0')],
      undefined,
    ],
    ['a single unusable one', [account('a', '2', '1')], undefined],
  ])('%s', (_, accounts, chosen) => expect(defaultAccount(accounts)?.name).toBe(chosen))
})

test('an unusable custody account is skipped', () => {
  expect(firstUsable([account('a', '2', '0'), account('b', '1', '0')])?.name).toBe('b')
  expect(firstUsable([account('a', '2', '0')])).toBeUndefined()
})
