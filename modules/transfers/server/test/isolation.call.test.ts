import type { Call, Input } from '@iisp/contract'
import { startIisp } from '@iisp/testing/iisp'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { getAttachmentsByZlId, getSztAttachmentsByZlId } from '../../contract/files.ts'
import {
  deleteBroker,
  getBrokerBalanceNewRV,
  getBrokerByAccount,
  settingDefault,
} from '../../contract/accounts/broker-accounts.ts'
import { getNextCommandPattern } from '../../contract/orders/command.ts'
import { deleteContactById, getMgrCYConta } from '../../contract/contacts.ts'
import { deleteLocalOtherAcctInfo, getOtherAccount } from '../../contract/accounts/counterparties.ts'
import { getTgzhByType } from '../../contract/accounts/custody-accounts.ts'
import { getRemainBalanceByAccountNewRV, queryHkAmount } from '../../contract/ledger.ts'
import { addTran, ordersubmit } from '../../contract/orders/form.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { recall, review, revoke } from '../../contract/orders/steps.ts'
import { draftOf, openAnyForm, openForm } from './new-order.ts'

const iisp = await startIisp({ serverUrl: inject('databaseUrl') })
const owner = await iisp.as('lin.jing')
const stranger = await iisp.as('he.yu')
const form = await openForm(owner, 'SXA001')
const strangersForm = await openAnyForm(stranger)
const { id: orderId } = await owner.ok(addTran, draftOf(form))
afterAll(() => iisp.close())

const nowhere = '987654321'

describe("another institution's object answers as an unknown one", () => {
  const same = async <C extends Call>(call: C, foreign: Input<C>, unknown: Input<C>) => {
    const [given, missing] = [await stranger.send(call, foreign), await stranger.send(call, unknown)]
    expect([call.name, given.status, given.text]).toEqual([call.name, missing.status, missing.text])
    expect(given.status).toBe(404)
  }

  test('[BU-258] an order, whatever is asked of it', async () => {
    await same(getDebitTransferDetail, { id: orderId }, { id: nowhere })
    await same(ordersubmit, { id: orderId }, { id: nowhere })
    await same(revoke, { id: orderId, version: 1 }, { id: nowhere, version: 1 })
    await same(recall, { id: orderId, version: 1 }, { id: nowhere, version: 1 })
    await same(getAttachmentsByZlId, { zlId: orderId }, { zlId: nowhere })
    await same(getSztAttachmentsByZlId, { zlId: orderId }, { zlId: nowhere })
    const edit = draftOf(strangersForm, { version: 1 })
    await same(addTran, { ...edit, id: orderId }, { ...edit, id: nowhere })
    const named = await owner.send(getDebitTransferDetail, { id: orderId, glrbh: 'M002' })
    expect(named.status).toBe(404)
    expect(
      (await owner.send(getDebitTransferDetail, { id: orderId, glrbh: 'M001', cpId: 'M001' })).status,
    ).toBe(200)
  })

  test('accounts and contacts', async () => {
    const [broker] = await owner.ok(getBrokerByAccount, { account: form.custody.ACCT_NO })
    await same(getRemainBalanceByAccountNewRV, { account: form.custody.ACCT_NO }, { account: nowhere })
    await same(getBrokerByAccount, { account: form.custody.ACCT_NO }, { account: nowhere })
    await same(
      getBrokerBalanceNewRV,
      { account: broker!.ACCOUNT, id: broker!.ID },
      { account: broker!.ACCOUNT, id: nowhere },
    )
    await same(deleteBroker, { id: broker!.ID }, { id: nowhere })
    await same(settingDefault, { id: broker!.ID, type: '1' }, { id: nowhere, type: '1' })
    await same(settingDefault, { id: form.partner.ZHBH, type: '2' }, { id: nowhere, type: '2' })
    await same(deleteLocalOtherAcctInfo, { id: form.partner.ZHBH }, { id: nowhere })
    await same(deleteContactById, { id: form.contactId }, { id: nowhere })
    await same(queryHkAmount, { cpdm: 'SXA001' }, { cpdm: 'NOPE' })
  })
})

test("lists hold nothing of another institution's", async () => {
  expect(await stranger.ok(getTgzhByType, { ptIds: form.product.ID, type: '3' })).toEqual([])
  expect(await stranger.ok(getOtherAccount, { productId: form.product.ID })).toEqual([])
  const own = await stranger.ok(getMgrCYConta, {})
  expect(own.some((contact) => contact.MGR_ID === form.contactId)).toBe(false)
})

test('a company named by the client never widens what is seen', async () => {
  for (const answer of [
    await stranger.send(getNextCommandPattern, { companyId: 'M001' }),
    await stranger.send(getMgrCYConta, { cpId: 'M001' }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'platform.notYours'])
  }
})

test("an order cannot use another institution's product, accounts, partner or contacts", async () => {
  const change = (part: object) => stranger.send(addTran, draftOf(strangersForm, part))
  expect((await change({ productId: form.product.ID })).status).toBe(404)
  expect((await change({ owerAccount: form.custody.ACCT_NO })).body.code).toBe('transfers.accountChanged')
  expect((await change({ cpZhbh: form.partner.ZHBH })).body.code).toBe('transfers.accountChanged')
  expect((await change({ contacts: [form.contactId] })).body.code).toBe('transfers.contactChanged')
})

test.each(['gu.min', 'zhou.hang', 'qian.duo', 'ji.deng', 'shen.ji'])(
  '%s may not enter orders',
  async (name) => {
    const client = await iisp.as(name)
    expect((await client.send(addTran, draftOf(form))).status).toBe(403)
    expect((await client.send(ordersubmit, { id: orderId })).status).toBe(403)
  },
)

test('nobody without a session sees or does anything', async () => {
  const visitor = iisp.visitor()
  expect((await visitor.send(getDebitTransferDetail, { id: orderId })).status).toBe(401)
  expect((await visitor.send(review, { id: orderId, version: 1, result: '1' })).status).toBe(401)
})
