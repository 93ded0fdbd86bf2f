import { moneyControlList, proveStepUpCode, sendStepUpCode, strongSignInSave } from '@iisp/identity/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { insertTwMgrOtherAcctInfo } from '../../contract/accounts/counterparties.ts'
import { addTran, ordersubmit } from '../../contract/orders/form.ts'
import { review, sign } from '../../contract/orders/steps.ts'
import { draftOf, openAnyForm, submitted } from './new-order.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20 })
}, 120_000)
afterAll(() => iisp?.close())

/** An order of 启明, whose pattern asks for a signature next. */
async function toSign(): Promise<{ id: string; version: number }> {
  const operator = await iisp.as('he.yu')
  const { id, version } = await submitted(operator, draftOf(await openAnyForm(operator)))
  return { id, version }
}
const signing = (client: TestClient, order: { id: string; version: number }, key?: string) =>
  client.send(sign, { ...order, result: '1' }, key === undefined ? {} : { key })

async function proven(client: TestClient): Promise<void> {
  const { uuid } = await client.ok(sendStepUpCode, {})
  const { rows } = await iisp.owner.query<{ body: string }>(
    `SELECT body FROM platform.message_outbox WHERE purpose = 'step-up' ORDER BY id DESC LIMIT 1`,
  )
  await client.ok(proveStepUpCode, { uuid, code: /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '' })
}

test('a signer who came with a password alone signs after the SMS code, under the same key', async () => {
  const order = await toSign()
  const signer = await iisp.as('pan.yue', 0)
  const key = 'k'.repeat(32)
  const refused = await signing(signer, order, key)
  expect(refused.body).toMatchObject({ status: 403, code: 'platform.factorNeeded' })
  expect(refused.body.msg).toBe('该操作涉及资金，请先完成短信验证')
  await proven(signer)
  expect((await signing(signer, order, key)).status).toBe(200)
})

test('a sign-in by SMS counts for fifteen minutes, and so does a code', async () => {
  const order = await toSign()
  const signer = await iisp.as('pan.yue')
  iisp.clock.advance(15 * 60)
  expect((await signing(signer, order)).body.code).toBe('platform.factorNeeded')
  await proven(signer)
  iisp.clock.advance(15 * 60 - 1)
  const wrongVersion = await signing(signer, { ...order, version: order.version + 1 })
  expect(wrongVersion.status).toBe(409)
  iisp.clock.advance(1)
  expect((await signing(signer, order)).body.code).toBe('platform.factorNeeded')
  await proven(signer)
  expect((await signing(signer, order)).status).toBe(200)
})

test('submitting, and adding whom to pay, ask for it; saving a draft does not', async () => {
  const operator = await iisp.as('he.yu', 0)
  const form = await openAnyForm(operator)
  const { id, version } = await operator.ok(addTran, draftOf(form))
  expect((await operator.send(ordersubmit, { id, version })).body.code).toBe('platform.factorNeeded')
  const payee = {
    productId: form.product.ID,
    otherAccount: '6222000000000001',
    otherAccName: '新收款人有限公司',
    openBankName: '恒信银行',
    hightBankNo: '',
  }
  expect((await operator.send(insertTwMgrOtherAcctInfo, payee)).body.code).toBe('platform.factorNeeded')
  await proven(operator)
  expect((await operator.send(insertTwMgrOtherAcctInfo, payee)).body.code).not.toBe('platform.factorNeeded')
  expect((await operator.send(ordersubmit, { id, version })).status).toBe(200)
})

test('an institution that does not ask for it is not asked', async () => {
  const operator = await iisp.as('lin.jing', 0)
  const { id, version } = await operator.ok(addTran, draftOf(await openAnyForm(operator)))
  expect((await operator.send(ordersubmit, { id, version })).status).toBe(200)
})

test('switched on, it holds for sessions that are open; switched off, they go on without', async () => {
  const operator = await iisp.as('lin.jing')
  const order = await submitted(operator, draftOf(await openAnyForm(operator)))
  const reviewer = await iisp.as('zhou.hang')
  const { id, version } = await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
  const signer = await iisp.as('shen.li', 0)
  // the session is known to the server and needs no second factor
  expect((await signing(signer, { id, version: version + 1 })).status).toBe(409)
  const admin = await iisp.as('guan.li')
  const { list } = await admin.ok(moneyControlList, { keyword: 'M001' })
  const seen = { institutionId: 'M001', version: list[0]!.version }
  await admin.ok(strongSignInSave, { ...seen, strongSignIn: true, reason: '风险提示' })
  expect((await signing(signer, { id, version })).body.code).toBe('platform.factorNeeded')
  const off = { institutionId: 'M001', version: seen.version + 1, strongSignIn: false, reason: '恢复' }
  await admin.ok(strongSignInSave, off)
  expect((await signing(signer, { id, version })).status).toBe(200)
})

test('a new institution asks for it unless it is told otherwise', async () => {
  const { rows } = await iisp.owner.query<{ strong_sign_in: boolean }>(
    `INSERT INTO identity.institution (institution_id, name, name_en, kind) VALUES ('N001', '新机构', 'New', 'manager')
     RETURNING strong_sign_in`,
  )
  expect(rows).toEqual([{ strong_sign_in: true }])
})
