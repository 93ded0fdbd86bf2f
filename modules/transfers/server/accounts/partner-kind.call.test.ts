import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getBrokerByAccount } from '../../contract/accounts/broker-accounts.ts'
import { transferAuthCheck } from '../../contract/orders/command.ts'
import { addTran, ordersubmit } from '../../contract/orders/form.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { type Draft, type Form, draftOf, openForm } from '../test/new-order.ts'

let iisp: Iisp
let operator: TestClient
let form: Form
let brokerId: string

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
  form = await openForm(operator, 'SXA001')
  brokerId = (await operator.ok(getBrokerByAccount, { account: form.custody.ACCT_NO }))[0]!.ID
})
afterAll(() => iisp.close())

const toBroker = (change: Partial<Draft>) => draftOf(form, { manualEntryFlag: '0', brokerId, ...change })

test.each([
  ['a management fee to a broker account', '05', '0501', '0', 'transfers.needsCounterparty'],
  ['a redemption to a broker account', '06', '0601', '0', 'transfers.needsCounterparty'],
  ['a tax to a broker account', '08', '0801', '0', 'transfers.needsCounterparty'],
  ['a broker transfer to a counterparty', '01', '0101', '1', 'transfers.needsBroker'],
  ['a margin call to a counterparty', '10', '1000', '1', 'transfers.needsBroker'],
] as const)('%s is refused when the order is saved', async (_, hkType, hkTypeDetail, manual, code) => {
  const kind = { hkType, hkTypeDetail }
  const answer = await operator.send(addTran, manual === '0' ? toBroker(kind) : draftOf(form, kind))
  expect([answer.status, answer.body.code]).toEqual([400, code])
})

test('the refusal names the kind of transfer and says what to choose, in both languages', async () => {
  const draft = toBroker({ hkType: '05', hkTypeDetail: '0501' })
  expect((await operator.send(addTran, draft)).body.msg).toBe(
    '管理费应划付至对手方账户，不可使用经纪账户，请改选对方账户后再保存或提交',
  )
  const english = await operator.send(addTran, draft, { language: 'en' })
  expect(english.body.msg).toContain('Management fee')
  expect(english.body.msg).toContain('Please choose a counterparty account')
})

test.each([
  ['09', '0900'],
  ['99', '9900'],
] as const)('type %s takes either account', async (hkType, hkTypeDetail) => {
  const kind = { hkType, hkTypeDetail }
  for (const draft of [toBroker(kind), draftOf(form, kind)]) {
    expect((await operator.ok(addTran, draft)).proStatus).toBe('010')
  }
})

test('an order saved before the rule is refused at submission and stays as it was', async () => {
  const saved = await operator.ok(addTran, toBroker({ hkType: '09', hkTypeDetail: '0900' }))
  await iisp.owner.query(
    `UPDATE transfers.transfer_order SET transfer_type = '05', transfer_detail = '0501' WHERE id = $1`,
    [saved.id],
  )
  const answer = await operator.send(ordersubmit, { id: saved.id })
  expect([answer.status, answer.body.code]).toEqual([400, 'transfers.needsCounterparty'])
  expect(await operator.ok(getDebitTransferDetail, { id: saved.id })).toMatchObject({
    PROSTATUS: '010',
    MANUALENTRYFLAG: '0',
    BROKERID: brokerId,
    HKTYPEDETAIL: '0501',
  })
})

test('an order is not paid before its date unless somebody says so', async () => {
  const { btqhk, ...silent } = draftOf(form)
  expect(btqhk).toBe('0')
  const flagOf = async (draft: Draft) =>
    (await operator.ok(getDebitTransferDetail, { id: (await operator.ok(addTran, draft)).id })).BTQHK
  expect([await flagOf(silent), await flagOf({ ...silent, btqhk: '0' })]).toEqual(['1', '0'])
})

test('[BU-269] transferAuthCheck answers the bare number; 1 holds orders to authorised payees', async () => {
  const bare = await operator.raw('GET', transferAuthCheck.path)
  expect([bare.status, bare.text]).toEqual([200, '0'])
  await iisp.owner.query(
    `UPDATE transfers.institution_setting SET authorised_payees_only = true WHERE institution_id = 'M001'`,
  )
  expect((await operator.raw('GET', transferAuthCheck.path)).text).toBe('1')
  const saved = await operator.ok(addTran, draftOf(form, { amount: '100.00' }))
  expect((await operator.send(ordersubmit, { id: saved.id })).body.code).toBe(
    'transfers.outsideAuthorisation',
  )
  await iisp.owner.query(
    `INSERT INTO transfers.authorised_payee (institution_id, account_no, amount_limit) VALUES ('M001', $1, 100)`,
    [form.partner.OTHERACCOUNT],
  )
  expect((await operator.ok(ordersubmit, { id: saved.id })).proStatus).toBe('020')
  await iisp.owner.query(
    `UPDATE transfers.institution_setting SET authorised_payees_only = false WHERE institution_id = 'M001'`,
  )
})
