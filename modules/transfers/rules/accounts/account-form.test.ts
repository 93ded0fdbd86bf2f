import { expect, test } from 'vitest'
import { accountFault } from './account-form.ts'

const sound = { accountNo: '6225880100000001', name: '远山', branchNo: '102100099996' }

test.each([
  ['a sound account', {}, undefined],
  ['no branch number', { branchNo: '' }, undefined],
  ['no name', { name: '' }, '账户名称不能为空'],
  ['no number', { accountNo: '' }, '请输入账号'],
  ['letters', { accountNo: '62258801A' }, '账号只能包含数字'],
  ['full-width digits', { accountNo: '６２２５８８０１' }, '账号只能包含数字'],
  ['7 digits', { accountNo: '6225880' }, '账号长度须为8至32位'],
  ['8 digits', { accountNo: '62258801' }, undefined],
  ['32 digits', { accountNo: '1'.repeat(32) }, undefined],
  ['33 digits', { accountNo: '1'.repeat(33) }, '账号长度须为8至32位'],
  ['a wrong check digit of the branch', { branchNo: '102100099997' }, '大额支付行号不正确'],
  ['11 digits of a branch', { branchNo: '10210009999' }, '大额支付行号不正确'],
])('%s', (_, change, fault) => expect(accountFault({ ...sound, ...change })?.zh).toBe(fault))
