import { creditCodeCheck } from '@iisp/contract/credit-code'
import { expect, test } from 'vitest'
import type { PartyForm } from '../../contract/parties/parties.ts'
import { partyFaults, tidyForm } from './party-form.ts'

const first17 = '91310000MA1K35A1X'
const form: PartyForm = {
  kind: 'manager',
  name: '青岚私募基金管理有限公司',
  nameEn: '',
  creditCode: first17 + creditCodeCheck(first17),
  managerNo: 'P1072345',
  address: '上海市浦东新区世纪大道1号',
  adminName: '苏晴',
}
test.each([
  [{}, []],
  [{ kind: 'channel', managerNo: '' }, []],
  [{ kind: 'client', managerNo: '' }, []],
  [{ nameEn: 'Qinglan Fund Co., Ltd. (S.A.)' }, []],
  [{ nameEn: '青岚 Fund' }, ['nameEn']],
  [{ managerNo: '' }, ['managerNo']],
  [{ managerNo: 'P107234' }, ['managerNo']],
  [{ managerNo: 'Q1072345' }, ['managerNo']],
  [{ creditCode: first17 }, ['creditCode']],
  [{ creditCode: first17 + (creditCodeCheck(first17) === '0' ? '1' : '0') }, ['creditCode']],
  [{ name: '', address: '', adminName: '' }, ['name', 'address', 'adminName']],
] as const)('%j: %j', (change, faults) => {
  expect(partyFaults({ ...form, ...change })).toEqual(faults)
})

test('codes are kept in capitals, and only a manager has a number of the association', () => {
  const typed = { ...form, creditCode: ` ${form.creditCode.toLowerCase()}`, managerNo: 'p1072345 ' }
  expect(tidyForm(typed)).toMatchObject({ creditCode: form.creditCode, managerNo: 'P1072345' })
  expect(tidyForm({ ...typed, kind: 'client' }).managerNo).toBe('')
})
