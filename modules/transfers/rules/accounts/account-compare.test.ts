import { expect, test } from 'vitest'
import { compareAccount } from './account-compare.ts'

/** The look-up result for a name that equals or resembles the first account's name. */
const likeFirst = [
  { accountNo: '62250001', name: '苏州智芯微电子有限公司', bank: '恒信银行苏州分行', alike: true },
  { accountNo: '62250002', name: '国家金库上海市分库', bank: '国库', alike: false },
]

test.each([
  ['a new account', '62259999', '杭州云舟科技股份有限公司', '恒信银行', 'success'],
  ['the number under another name', '62250001', '杭州云舟科技股份有限公司', '恒信银行', 'fail'],
  ['the name with another number', '62259999', '苏州智芯微电子有限公司', '恒信银行苏州分行', 'tips'],
  ['the name with another bank', '62250001', '苏州智芯微电子有限公司', '恒信银行上海分行', 'tips'],
  ['the same account', '62250001', '苏州智芯微电子有限公司', '恒信银行苏州分行', 'success'],
  ['the same with a space', '62250001', '苏州智芯微电子 有限公司', '恒信银行苏州分行', 'success'],
  [
    'a name that looks the same, with another number',
    '62259999',
    '苏州智芯微电⼦有限公司',
    '恒信银行苏州分行',
    'tips',
  ],
  [
    'a name that looks the same, under the number',
    '62250001',
    '苏州智芯微电子有限公司。',
    '恒信银行苏州分行',
    'fail',
  ],
])('%s', (_, accountNo, name, bank, result) => {
  const known = likeFirst.map((one) => ({ ...one, alike: one.alike && !name.startsWith('杭州') }))
  expect(compareAccount({ accountNo, name, bank }, known).result).toBe(result)
})
