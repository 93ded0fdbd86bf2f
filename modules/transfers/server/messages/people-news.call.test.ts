import { businessDate } from '@iisp/contract/date'
import { changeMgrUser } from '@iisp/identity/contract'
import { getPriorities } from '@iisp/workspace/contract'
import { type Message, messageList, messageRead, messageUnread } from '@iisp/notices/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../contract/desk/desk.ts'
import { transferEntry, transferList } from '../../contract/pages.ts'
import { getTransferList } from '../../contract/orders/list.ts'
import { addTran, ordersubmit } from '../../contract/orders/form.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { acknowledgeFailure, recall, review, revoke, sign } from '../../contract/orders/steps.ts'
import { draftOf, submitted } from '../test/new-order.ts'
import { startTransfers } from '../test/start-transfers.ts'

const {
  iisp,
  operator: lin,
  reviewer: zhou,
  signer: shen,
  desk: zhao,
  payer: fu,
  form,
} = await startTransfers()
beforeEach(async () => {
  await settled()
  await iisp.owner.query('DELETE FROM notices.message')
})

/** Creates an order without notification options and takes it up to the custodian. */
async function signed() {
  const { id, version } = await submitted(lin, draftOf(form, { noticeFlag: '0', isSendEmail: '0' }))
  const reviewed = await zhou.ok(review, { id, version, result: '1' })
  const { orderNo, ...done } = await shen.ok(sign, { id, version: reviewed.version, result: '1' })
  return { id, version: done.version, orderNo }
}
async function paid() {
  const { id, version, orderNo } = await signed()
  const accepted = await zhao.ok(calls.deskAccept, { id, version })
  const sent = await fu.ok(calls.deskPay, { id, version: accepted.version })
  return { id, version: sent.version, orderNo }
}
/** Runs the events of a step, then the events of the resulting messages. */
async function settled() {
  await iisp.portal.settle()
  await iisp.portal.settle()
}
async function messages(client: TestClient): Promise<Message[]> {
  await settled()
  return (await client.ok(messageList, {})).list
}
const titles = async (client: TestClient) => (await messages(client)).map(({ title }) => title)
/** The message titles that each of the three people at 远山 received. */
const all = async () => ({ lin: await titles(lin), zhou: await titles(zhou), shen: await titles(shen) })

describe('who had a part in an order hears of it without having asked', () => {
  test('a return by the reviewer reaches the maker, with its reason, and leads to the order', async () => {
    const { id, version, orderNo } = await submitted(lin, draftOf(form))
    await zhou.ok(review, { id, version, result: '0', reason: '户名有误' })
    const [told, ...others] = await messages(lin)
    expect(others).toEqual([])
    expect(told).toMatchObject({
      tone: 'warning',
      title: `指令被退回：${orderNo}`,
      menuId: transferList.id,
      query: `keyword=${orderNo}`,
      isRead: false,
    })
    expect(told!.content).toContain('原因：户名有误。经办：周航。')
    const english = await lin.ok(messageList, {}, { language: 'en' })
    expect(english.list[0]!.title).toBe(`Order returned: ${orderNo}`)
    expect(await titles(shen)).toEqual([])
  })

  test('a return by the custodian reaches maker, reviewer and signer, and nobody at the desk', async () => {
    const { orderNo, ...order } = await signed()
    await zhao.ok(calls.deskReturnOrder, { ...order, reason: '要素不符' })
    const title = `指令被退回：${orderNo}`
    expect(await all()).toEqual({ lin: [title], zhou: [title], shen: [title] })
    expect([await titles(zhao), await titles(fu)]).toEqual([[], []])
    expect(await titles(await iisp.as('he.yu'))).toEqual([])
  })

  test('a recall reaches who approved, not who recalled', async () => {
    const { orderNo, ...order } = await signed()
    await lin.ok(recall, order)
    const title = `指令已召回：${orderNo}`
    expect(await all()).toEqual({ lin: [], zhou: [title], shen: [title] })
  })

  test.each([
    [
      'void',
      '指令已作废',
      async () => {
        const { orderNo, ...order } = await signed()
        await zhao.ok(calls.deskVoidOrder, { ...order, reason: '重复指令' })
        return orderNo
      },
    ],
    [
      'failure',
      '划款失败',
      async () => {
        const { orderNo, ...order } = await paid()
        await zhao.ok(calls.deskMarkFailed, { ...order, reason: '收款行退票' })
        return orderNo
      },
    ],
    [
      'completed payment',
      '划款成功',
      async () => {
        const { orderNo, ...order } = await paid()
        await zhao.ok(calls.deskSettle, order)
        return orderNo
      },
    ],
    [
      'request for documents',
      '指令需补充附件',
      async () => {
        const { orderNo, ...order } = await signed()
        await zhao.ok(calls.deskRequestDocuments, { ...order, reason: '缺少合同' })
        return orderNo
      },
    ],
  ])('a %s reaches everybody once', async (_, words, happens) => {
    const title = `${words}：${await happens()}`
    expect(await all()).toEqual({ lin: [title], zhou: [title], shen: [title] })
  })

  test('a withdrawal reaches who approved', async () => {
    const { orderNo, ...order } = await signed()
    await lin.ok(revoke, order)
    expect(await all()).toEqual({
      lin: [],
      zhou: [`指令已撤销：${orderNo}`],
      shen: [`指令已撤销：${orderNo}`],
    })
  })

  test('where a super-manager made it in another’s name, both are told', async () => {
    const du = await iisp.as('du.jian')
    await du.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
    await openEntryPage()
    const saved = await du.ok(addTran, draftOf(form))
    const { id, version, orderNo } = await lin.ok(ordersubmit, { id: saved.id, version: saved.version })
    await zhou.ok(review, { id, version, result: '0', reason: '请核对' })
    const title = `指令被退回：${orderNo}`
    expect(await titles(lin)).toEqual([title])
    const own = await messages(await iisp.as('du.jian'))
    expect(own.map((one) => [one.title, one.menuId])).toEqual([[title, '']])
  })

  test('ordinary steps are no news', async () => {
    const { id, version } = await signed()
    await zhao.ok(calls.deskAccept, { id, version })
    expect(await all()).toEqual({ lin: [], zhou: [], shen: [] })
  })
})

describe('a payee that was never paid', () => {
  test('is told to the reviewer and then to the signer, before each of them acts', async () => {
    await iisp.owner.query(
      `UPDATE transfers.counterparty_account SET account_no = '6222000011112222' WHERE id = $1`,
      [form.partner.ZHBH],
    )
    const { id, version, orderNo } = await submitted(lin, draftOf(form))
    const title = `首次付款的收款方：${orderNo}`
    expect(await all()).toEqual({ lin: [], zhou: [title], shen: [] })
    await zhou.ok(review, { id, version, result: '1' })
    expect(await all()).toEqual({ lin: [], zhou: [title], shen: [title] })
    await iisp.owner.query(`UPDATE transfers.counterparty_account SET account_no = $2 WHERE id = $1`, [
      form.partner.ZHBH,
      form.partner.OTHERACCOUNT,
    ])
  })
})

describe('a failed payment', () => {
  const count = async (client: TestClient) =>
    (await client.ok(getPriorities, {})).find((one) => one.menuId === transferList.id)

  test('stays in the maker’s to-do, with its reason, until somebody takes note of it', async () => {
    const before = (await count(lin))!.total
    const { orderNo: _, ...order } = await paid()
    const failed = await zhao.ok(calls.deskMarkFailed, { ...order, reason: '收款行退票：账号户名不符' })
    const todo = (await count(lin))!
    expect([todo.total, todo.query]).toEqual([before + 1, 'proStatus=080&failureOpen=1'])
    expect(await count(zhou)).toBeUndefined()
    const { list } = await lin.ok(getTransferList, { proStatus: '080', failureOpen: '1' })
    expect(list.map((row) => row.ID)).toContain(order.id)
    expect(list.find((row) => row.ID === order.id)).toMatchObject({
      FAILUREOPEN: '1',
      RETURNREASON: '收款行退票：账号户名不符',
    })
    const detail = await lin.ok(getDebitTransferDetail, { id: order.id })
    expect(detail.actions).toEqual(['copy', 'acknowledge'])
    const seen = { id: order.id, version: failed.version }
    expect((await zhou.send(acknowledgeFailure, seen)).status).toBe(403)
    expect((await (await iisp.as('he.yu')).send(acknowledgeFailure, seen)).status).toBe(404)
    const done = await lin.ok(acknowledgeFailure, seen)
    expect(done.proStatus).toBe('080')
    expect((await count(lin))!.total).toBe(before)
    const again = await lin.send(acknowledgeFailure, { id: order.id, version: done.version })
    expect(again.body.code).toBe('transfers.notMovable')
    const after = await lin.ok(getDebitTransferDetail, { id: order.id })
    expect(after.STEPS.at(-1)).toMatchObject({ EVENT: 'acknowledge', PERSON: '林静' })
  })
})

describe('an order that came back', () => {
  test('says whether it was called back or returned, and by whom', async () => {
    const stateOf = async (id: string) => {
      const { PROSTATUSNAME, SENTBACK, SENTBACKBY } = await lin.ok(getDebitTransferDetail, { id })
      return [PROSTATUSNAME, SENTBACK, SENTBACKBY]
    }
    const own = await submitted(lin, draftOf(form))
    await lin.ok(recall, { id: own.id, version: own.version })
    expect(await stateOf(own.id)).toEqual(['退回待修改', 'recall', '林静'])
    const other = await submitted(lin, draftOf(form))
    await zhou.ok(review, { id: other.id, version: other.version, result: '0', reason: '户名有误' })
    expect(await stateOf(other.id)).toEqual(['退回待修改', 'return', '周航'])
  })
})

describe('messages are each account’s own', () => {
  test('count, are read one by one or all at once, and nobody reads another’s', async () => {
    for (let i = 0; i < 3; i++) {
      const { id, version } = await submitted(lin, draftOf(form))
      await zhou.ok(review, { id, version, result: '0', reason: '请核对' })
    }
    const [newest, second] = await messages(lin)
    expect(await lin.ok(messageUnread, {})).toMatchObject({ total: 3, newest: { id: newest!.id } })
    expect((await zhou.send(messageRead, { id: newest!.id })).status).toBe(404)
    await lin.ok(messageRead, { id: newest!.id })
    expect(await lin.ok(messageUnread, {})).toMatchObject({ total: 2, newest: { id: second!.id } })
    expect((await lin.ok(messageList, { unread: '1' })).total).toBe(2)
    await lin.ok(messageRead, { id: newest!.id, upTo: '1' })
    expect(await lin.ok(messageUnread, {})).toEqual({ total: 0, newest: null })
    expect((await lin.ok(messageList, { keyword: '请核对' })).total).toBe(3)
    expect((await lin.ok(messageList, { keyword: '%' })).total).toBe(0)
  })
})

/** A supervisor's approval of today, with which Du Jian has the entry page open for the manager. */
const openEntryPage = () =>
  iisp.owner.query(
    `INSERT INTO approval.application (institution_id, institution_name, person_id, person_name, account, busi_type,
       reason, business_date, state, applied_at)
     SELECT 'M001', '远山', person_id, '杜鉴', email, $1, '测试', $2::date, 'approved', $3::timestamptz
     FROM identity.account WHERE email LIKE 'du.jian@%'`,
    [transferEntry.id, businessDate(iisp.clock.now()), iisp.clock.now().toISOString()],
  )
