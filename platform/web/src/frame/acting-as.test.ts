import { expect, test } from 'vitest'
import { actingAs } from './acting-as.ts'

const person = { name: '林静', nameEn: 'Lin Jing', account: 'lin.jing@yuanshan.example' }
const superUser = { account: 'du.jian@hengxin.example', name: '杜鉴' }
test.each([
  ['[SH-280] super-manager', '1', '0', superUser, 'zh', 'du.jian@hengxin.example 杜鉴'],
  ['super-manager before private account', '1', '1', superUser, 'zh', 'du.jian@hengxin.example 杜鉴'],
  ['[SH-281] private account', '0', '1', null, 'zh', '林静 lin.jing@yuanshan.example'],
  ['private account in English', '0', '1', null, 'en', 'Lin Jing lin.jing@yuanshan.example'],
  ['[SH-282] neither', '0', '0', superUser, 'zh', ''],
] as const)('%s', (_title, supperMgrChg, isPrivateAccount, given, language, shown) => {
  expect(actingAs({ ...person, supperMgrChg, isPrivateAccount }, given, language)).toBe(shown)
})
