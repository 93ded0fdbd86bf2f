import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { deleteLocalOtherAcctInfo, insertTwMgrOtherAcctInfo } from '../../contract/accounts/counterparties.ts'
import { deskAccept, deskList, deskPay, deskSettle } from '../../contract/desk/desk.ts'
import { getTransferList } from '../../contract/orders/list.ts'
import { addTran } from '../../contract/orders/form.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { review, sign } from '../../contract/orders/steps.ts'
import { type Form, draftOf, openForm, submitted } from '../test/new-order.ts'

const number = '6222000011112222'
let iisp: Iisp | undefined
let operator: TestClient
let form: Form

beforeEach(async () => {
  await iisp?.close()
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
  form = await openForm(operator, 'SXA001')
})
afterAll(() => iisp?.close())

const addPayee = async (bank = '招商银行深圳分行') =>
  (
    await operator.ok(insertTwMgrOtherAcctInfo, {
      productId: form.product.ID,
      otherAccount: number,
      otherAccName: '上海云舟科技有限公司',
      openBankName: bank,
      hightBankNo: '308584000013',
    })
  ).ID
const order = async (cpZhbh: string) => (await submitted(operator, draftOf(form, { cpZhbh }))).id
const markOf = async (id: string, client = operator) => {
  const { PAYEEMARK, PAYEECHANGED } = await client.ok(getDebitTransferDetail, { id })
  return [PAYEEMARK, PAYEECHANGED]
}
/** Marks the order as paid. */
const paid = (id: string) =>
  iisp!.owner.query(`UPDATE transfers.transfer_order SET status = '070', frozen = 0 WHERE id = $1`, [id])
const readOn = async (at: string) => {
  iisp!.clock.set(at)
  operator = await iisp!.as('lin.jing')
}

test('a first payment to an account is marked for maker, reviewer, signer and desk, in lists and detail', async () => {
  const id = await order(await addPayee())
  const [reviewer, signer, desk] = await Promise.all(
    ['zhou.hang', 'shen.li', 'zhao.tuo'].map((name) => iisp!.as(name)),
  )
  const listed = async (client: TestClient, call: typeof getTransferList | typeof deskList) => {
    const { list } = await client.ok(call as typeof getTransferList, { pageSize: 100 })
    return list.find((row) => row.ID === id)?.PAYEEMARK
  }
  expect([await markOf(id), await listed(operator, getTransferList)]).toEqual([['1', ''], '1'])
  expect([await markOf(id, reviewer), await listed(reviewer!, getTransferList)]).toEqual([['1', ''], '1'])
  const passed = await reviewer!.ok(review, { id, version: 2, result: '1' })
  expect([await markOf(id, signer), await listed(signer!, getTransferList)]).toEqual([['1', ''], '1'])
  await signer!.ok(sign, { id, version: passed.version, result: '1' })
  expect([await markOf(id, desk), await listed(desk!, deskList)]).toEqual([['1', ''], '1'])
})

test('the mark goes with the first payment that reached the account, and stays while none has', async () => {
  const payee = await addPayee()
  const [first, second] = [await order(payee), await order(payee)]
  expect([await markOf(first), await markOf(second)]).toEqual([
    ['1', ''],
    ['1', ''],
  ])
  await paid(first)
  expect([await markOf(first), await markOf(second)]).toEqual([
    ['0', ''],
    ['0', ''],
  ])
})

test('a list that was read before a payment shows the mark gone right after it', async () => {
  const payee = await addPayee()
  const [first, second] = [await order(payee), await order(payee)]
  const marks = async () => {
    const { list } = await operator.ok(getTransferList, { pageSize: 100 })
    return [first, second].map((id) => list.find((row) => row.ID === id)?.PAYEEMARK)
  }
  expect(await marks()).toEqual(['1', '1'])
  const at = async (name: string) => iisp!.as(name)
  const reviewed = await (await at('zhou.hang')).ok(review, { id: first, version: 2, result: '1' })
  const signed = await (await at('shen.li')).ok(sign, { id: first, version: reviewed.version, result: '1' })
  const accepted = await (await at('zhao.tuo')).ok(deskAccept, { id: first, version: signed.version })
  const sent = await (await at('fu.kuan')).ok(deskPay, { id: first, version: accepted.version })
  await (await at('fu.kuan')).ok(deskSettle, { id: first, version: sent.version })
  expect(await marks()).toEqual(['0', '0'])
})

test('an account entered anew since the last payment is marked with the day', async () => {
  const payee = await addPayee()
  await paid(await order(payee))
  await readOn('2026-11-23T10:00:00+08:00')
  await operator.ok(deleteLocalOtherAcctInfo, { id: payee })
  const again = await addPayee()
  const saved = await operator.ok(addTran, draftOf(form, { cpZhbh: again, traDate: '2026-11-24' }))
  expect(await markOf(saved.id)).toEqual(['2', '2026-11-23'])
})

test('an account whose bank the records changed is marked', async () => {
  const payee = await addPayee()
  await paid(await order(payee))
  await iisp!.owner.query(
    `UPDATE transfers.counterparty_account SET open_bank = '中国银行上海分行' WHERE id = $1`,
    [payee],
  )
  expect((await markOf(await order(payee)))[0]).toBe('2')
})

test('who changes an account cannot leave the time of its change behind', async () => {
  const payee = await addPayee()
  const { rows } = await iisp!.owner.query<{ fresh: boolean }>(
    `UPDATE transfers.counterparty_account SET open_bank = '中国银行', changed_at = '2020-01-01'
     WHERE id = $1 RETURNING changed_at = now() AS fresh`,
    [payee],
  )
  expect(rows).toEqual([{ fresh: true }])
})

test('an order that receives money has no mark', async () => {
  const cpZhbh = await addPayee()
  const saved = await operator.ok(
    addTran,
    draftOf(form, { cpZhbh, payFlag: '0', hkType: '99', hkTypeDetail: '9900' }),
  )
  expect(await markOf(saved.id)).toEqual(['0', ''])
})
