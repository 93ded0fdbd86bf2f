import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addConta, deleteContactById, getMgrCYConta, updateConta } from '../../contract/contacts.ts'

let iisp: Iisp
let operator: TestClient
const contact = {
  contName: '陆青',
  contPhone: '13900010001',
  contEmail: 'lu.qing@yuanshan.example',
  contLandline: '',
  contAddress: '世纪大道100号',
}
const list = () => operator.ok(getMgrCYConta, {})

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

test('[BL-142] [BL-144] [BL-145] [BL-146] [BL-290] [BL-291] [BL-292] [BU-272][BU-273][BU-275] a contact is added, changed and deleted', async () => {
  const { ID } = await operator.ok(addConta, { ...contact, contName: '江晚', cpId: 'M001', mgrAccount: 'x' })
  expect((await list()).find((row) => row.MGR_ID === ID)).toEqual({
    MGR_ID: ID,
    CONT_NAME: '江晚',
    CONT_PHONE: contact.contPhone,
    CONT_EMAIL: contact.contEmail,
    CONT_LANDLINE: '',
    CONT_ADDRESS: '世纪大道100号',
    IS_DEFAULT: '0',
    TYPE: '2',
    cannotEdit: false,
  })
  const own = { mgrAccount: 'lin.jing@yuanshan.example', isDefault: '0' as const }
  await operator.ok(updateConta, { ...contact, ...own, id: ID, contPhone: '13900010099' })
  const withCompany = { ...contact, id: ID, cpId: 'M001' } as never
  expect((await operator.send(updateConta, withCompany)).status).toBe(400)
  expect((await list()).find((row) => row.MGR_ID === ID)).toMatchObject({
    CONT_NAME: '陆青',
    CONT_PHONE: '13900010099',
  })
  await operator.ok(deleteContactById, { id: ID })
  expect((await list()).some((row) => row.MGR_ID === ID)).toBe(false)
  expect((await operator.send(deleteContactById, { id: ID })).status).toBe(404)
})

test('[BL-147] [BL-289] [BU-274][BU-276] GET and POST give the same contacts', async () => {
  const got = await operator.ok(getMgrCYConta, { cpId: 'M001' }, { method: 'GET' })
  const posted = await operator.ok(getMgrCYConta, { cpId: 'M001' }, { method: 'POST' })
  expect(got.length).toBeGreaterThan(0)
  expect(posted).toEqual(got)
})

test('the list of another company is refused', async () => {
  const answer = await operator.send(getMgrCYConta, { cpId: 'M002' })
  expect([answer.status, answer.body.code]).toEqual([403, 'platform.notYours'])
})

test('one contact is the default', async () => {
  const { ID } = await operator.ok(addConta, { ...contact, isDefault: '1' })
  expect((await list()).filter((row) => row.IS_DEFAULT === '1').map((row) => row.MGR_ID)).toEqual([ID])
})

test("[BL-255] contacts from the custodian's records cannot be changed", async () => {
  const given = (await list()).find((row) => row.TYPE === '1')!
  for (const answer of [
    await operator.send(updateConta, { ...contact, id: given.MGR_ID }),
    await operator.send(deleteContactById, { id: given.MGR_ID }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'transfers.contactNotYours'])
  }
})

test.each([
  [{ contName: '' }, '请输入姓名'],
  [{ contName: '  ' }, '不能输入空格'],
  [{ contPhone: '123' }, '请输入正确的手机号'],
  [{ contEmail: 'a@b' }, '请输入正确的邮箱'],
  [{ contLandline: '0755-831900001234567890' }, '座机号码不能超过20位'],
  [{ contAddress: '' }, '请输入联系人地址'],
  [{ contAddress: '  ' }, '内容不能只包含空格'],
])('[BU-379] %j: %s', async (change, msg) => {
  const answer = await operator.send(addConta, { ...contact, ...change })
  expect([answer.status, answer.body.msg]).toEqual([400, msg])
})

test('an institution keeps 500 contacts and no more, however many come at once', async () => {
  await iisp.owner.query(`INSERT INTO transfers.contact (institution_id, name, phone, email, created_by)
    SELECT 'M001', '联系人', '13900010001', 'a@yuanshan.example', 101 FROM generate_series(1, 495 -
      (SELECT count(*)::int FROM transfers.contact WHERE institution_id = 'M001' AND deleted_at IS NULL))`)
  const answers = await Promise.all(Array.from({ length: 20 }, () => operator.send(addConta, contact)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    code: 'transfers.tooManyContacts',
    msg: '最多保存500位联系人，请先删除不用的联系人',
  })
  expect((await operator.raw('POST', getMgrCYConta.path, '{}')).text.length).toBeLessThan(1_000_000)
})
