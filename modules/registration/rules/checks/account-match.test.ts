import { expect, test } from 'vitest'
import { checkResult } from './account-match.ts'

const account = {
  name: '远山稳健一号（A类）募集专户',
  product: '远山稳健一号（A类）',
  manager: '远山私募基金管理有限公司',
  managerEn: 'Yuanshan Private Fund Management Co., Ltd.',
}
test.each([
  [account.name, account.product, 'match'],
  [account.name, account.manager, 'match'],
  [account.name, 'yuanshan private fund management co., ltd.', 'match'],
  ['远山稳健一号(A类) 募集专户', '远山稳健一号(a类)', 'match'],
  [account.name, '远山', 'mismatch'],
  [account.name, '启明资产管理有限公司', 'mismatch'],
  ['远山稳健一号募集专户', account.product, 'mismatch'],
  [account.name, ' ', 'mismatch'],
] as const)('%s for %s: %s', (accountName, party, result) => {
  expect(checkResult(account, { accountName, party })).toBe(result)
})

test('without an English name nothing but blanks matches nothing', () =>
  expect(checkResult({ ...account, managerEn: '' }, { accountName: account.name, party: ' ' })).toBe(
    'mismatch',
  ))
test('an account that is not there is unknown', () =>
  expect(checkResult(undefined, { accountName: account.name, party: account.product })).toBe('unknown'))
