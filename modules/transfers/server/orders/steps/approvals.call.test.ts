import { system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, describe, expect, test } from 'vitest'
import {
  deskAccept,
  deskMarkFailed,
  deskPay,
  deskRequestDocuments,
  deskReturnOrder,
  deskVoidOrder,
} from '../../../contract/desk/desk.ts'
import { getRemainBalanceByAccountNewRV } from '../../../contract/ledger.ts'
import { addTran, ordersubmit } from '../../../contract/orders/form.ts'
import { getDebitTransferDetail } from '../../../contract/orders/detail.ts'
import { ordersToReview } from '../../../contract/orders/to-check.ts'
import { review, revoke, sign } from '../../../contract/orders/steps.ts'
import { checkInvariants } from '../../../fixtures/check-invariants.ts'
import { draftOf, submitted } from '../../test/new-order.ts'
import { startTransfers } from '../../test/start-transfers.ts'
import { upload } from '../../test/upload.ts'

const { iisp, operator, reviewer, signer, desk, payer, form } = await startTransfers()
afterAll(async () => {
  expect(await checkInvariants(iisp.db.reader(system('test')))).toEqual([])
})

/** Gives a person an additional role during a test, like a mistake by an administrator would. */
async function withRole<T>(account: string, role: string, work: () => Promise<T>): Promise<T> {
  const change = (sql: string) => iisp.owner.query(sql, [role, `${account}@%`])
  await change(`UPDATE identity.account SET roles = roles || $1::text WHERE email LIKE $2`)
  iisp.portal.sessions.forgetAll()
  try {
    return await work()
  } finally {
    await change(`UPDATE identity.account SET roles = array_remove(roles, $1::text) WHERE email LIKE $2`)
  }
}

const signedOrder = async (change: Parameters<typeof draftOf>[1] = {}) => {
  const order = await submitted(operator, draftOf(form, change))
  const reviewed = await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
  return signer.ok(sign, { id: order.id, version: reviewed.version, result: '1' })
}
const at = ({ id, version }: { id: string; version: number }) => ({ id, version })
const available = async () =>
  Number((await operator.ok(getRemainBalanceByAccountNewRV, { account: form.custody.ACCT_NO })).AVAILABLE)

describe('four eyes', () => {
  test('an operator can neither review nor sign', async () => {
    const order = await submitted(operator, draftOf(form))
    for (const call of [review, sign]) {
      const answer = await operator.send(call, { id: order.id, version: order.version, result: '1' })
      expect(answer.status).toBe(403)
    }
  })

  test('whoever made an order may not review it, even with the role', async () => {
    const order = await submitted(operator, draftOf(form))
    await withRole('lin.jing', 'reviewer', async () => {
      const maker = await iisp.as('lin.jing')
      const answer = await maker.send(review, { id: order.id, version: order.version, result: '1' })
      expect([answer.status, answer.body.code]).toEqual([403, 'transfers.fourEyes'])
      const detail = await maker.ok(getDebitTransferDetail, { id: order.id })
      expect(detail.actions).not.toContain('review')
    })
  })

  test('two persons who are one human being count as one, in the order and in what waits', async () => {
    const order = await submitted(operator, draftOf(form))
    const own = (await reviewer.ok(ordersToReview, {})).total
    const isLin = (human: string) =>
      iisp.owner.query(
        `UPDATE identity.person SET human_id = ${human} WHERE id IN
          (SELECT person_id FROM identity.account WHERE email LIKE 'zhou.hang@%')`,
      )
    await isLin(`(SELECT person_id FROM identity.account WHERE email LIKE 'lin.jing@%')`)
    iisp.portal.sessions.forgetAll()
    try {
      const answer = await reviewer.send(review, { id: order.id, version: order.version, result: '1' })
      expect([answer.status, answer.body.code]).toEqual([403, 'transfers.fourEyes'])
      expect((await reviewer.ok(getDebitTransferDetail, { id: order.id })).actions).not.toContain('review')
      expect([own > 0, (await reviewer.ok(ordersToReview, {})).total]).toEqual([true, 0])
    } finally {
      await isLin('NULL')
      iisp.portal.sessions.forgetAll()
    }
  })

  test('the reviewer may not sign, even with the role', async () => {
    const order = await submitted(operator, draftOf(form))
    const reviewed = await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
    await withRole('zhou.hang', 'signer', async () => {
      const both = await iisp.as('zhou.hang')
      const answer = await both.send(sign, { id: order.id, version: reviewed.version, result: '1' })
      expect([answer.status, answer.body.code]).toEqual([403, 'transfers.fourEyes'])
    })
  })
})

describe('approvals', () => {
  test('a stale version is a conflict', async () => {
    const order = await submitted(operator, draftOf(form))
    const answer = await reviewer.send(review, { id: order.id, version: order.version - 1, result: '1' })
    expect([answer.status, answer.body.code]).toEqual([409, 'platform.conflict'])
  })

  test('a return needs a reason, releases the money and comes back to its maker', async () => {
    const before = await available()
    const order = await submitted(operator, draftOf(form))
    const silent = await reviewer.send(review, {
      id: order.id,
      version: order.version,
      result: '0',
      reason: ' ',
    })
    expect(silent.body.code).toBe('transfers.returnReasonMissing')
    const back = await reviewer.ok(review, {
      id: order.id,
      version: order.version,
      result: '0',
      reason: '附言有误',
    })
    expect(back.proStatus).toBe('011')
    expect(await available()).toBe(before)
    expect(await operator.ok(getDebitTransferDetail, { id: order.id })).toMatchObject({
      RETURNREASON: '附言有误',
      actions: expect.arrayContaining(['edit', 'submit']) as never,
    })
  })

  test('a checker sees what was changed since the return; the custodian, who never had the order, does not', async () => {
    const draft = draftOf(form, { amount: '700.00' })
    const order = await submitted(operator, draft)
    const seen = (client: TestClient) => client.ok(getDebitTransferDetail, { id: order.id })
    expect(await seen(reviewer)).toMatchObject({
      CHANGES: null,
      OWERACCNAME: form.custody.ACCT_NAME,
      OWEROPENBANK: form.custody.OPEN_BANK_NAME,
      OWERBRANCHNO: form.custody.HIGHTBANKNO,
    })
    const { version } = await reviewer.ok(review, { ...at(order), result: '0', reason: '金额有误' })
    expect((await seen(operator)).CHANGES).toEqual([])
    const { FILEID } = await upload(operator, '说明.pdf', '%PDF-1.7 说明')
    const change = { amount: '70.00', remark: '已改', fileIds: [...draft.fileIds, FILEID] }
    const saved = await operator.ok(addTran, { ...draft, ...change, id: order.id, version })
    const again = await operator.ok(ordersubmit, { ...at(saved), confirmTips: '1' })
    expect((await seen(reviewer)).CHANGES).toEqual([
      { FIELD: 'AMOUNT', BEFORE: '700.00', AFTER: '70.00' },
      { FIELD: 'REMARK', BEFORE: draft.remark ?? '', AFTER: '已改' },
      { FIELD: 'ATTACHMENTS', BEFORE: '', AFTER: '说明.pdf' },
    ])
    const reviewed = await reviewer.ok(review, { ...at(again), result: '1' })
    const signed = await signer.ok(sign, { ...at(reviewed), result: '1' })
    expect((await seen(desk)).CHANGES).toBeNull()
    await desk.ok(deskReturnOrder, { ...at(signed), reason: '附言有误' })
    expect((await seen(desk)).CHANGES).toEqual([])
    const stranger = await (await iisp.as('he.yu')).send(getDebitTransferDetail, { id: order.id })
    expect(stranger.status).toBe(404)
  })

  test('20 pairs of pass and withdraw at once: one outcome each', async () => {
    for (let n = 0; n < 20; n++) {
      const order = await submitted(operator, draftOf(form))
      const at = { id: order.id, version: order.version }
      const answers = await Promise.all([
        reviewer.send(review, { ...at, result: '1' }),
        operator.send(revoke, at),
        reviewer.send(review, { ...at, result: '0', reason: '退回' }),
      ])
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    }
  })

  test('what was changed in the database after submission is not approved', async () => {
    const order = await submitted(operator, draftOf(form))
    await iisp.owner.query(`UPDATE transfers.transfer_order SET partner_account_no = '999' WHERE id = $1`, [
      order.id,
    ])
    const answer = await reviewer.send(review, { id: order.id, version: order.version, result: '1' })
    expect([answer.status, answer.body.code]).toEqual([409, 'transfers.contentChanged'])
  })

  test('an account changed between saving and submitting is to be chosen anew', async () => {
    const saved = await operator.ok(addTran, draftOf(form))
    const rename = (name: string) =>
      iisp.owner.query(`UPDATE transfers.counterparty_account SET name = $1 WHERE id = $2`, [
        name,
        form.partner.ZHBH,
      ])
    await rename('改名后的公司')
    const answer = await operator.send(ordersubmit, { id: saved.id })
    await rename(form.partner.OTHERACCNAME)
    expect([answer.status, answer.body.msg]).toEqual([409, '账户已变更或被删除，请重新选择'])
  })
})

describe('the desk', () => {
  test('sees only what was signed, and a stranger sees no desk', async () => {
    const order = await submitted(operator, draftOf(form))
    const early = await desk.send(deskAccept, { id: order.id, version: order.version })
    expect([early.status, early.body.code]).toEqual([409, 'transfers.notMovable'])
    const stranger = await operator.send(deskAccept, { id: order.id, version: order.version })
    expect(stranger.status).toBe(403)
  })

  test('an order with BTQHK waits for its day and is not paid before', async () => {
    const order = await signedOrder({ btqhk: '1', traDate: '2026-11-24' })
    const waiting = await desk.ok(deskAccept, { id: order.id, version: order.version })
    expect(waiting.proStatus).toBe('051')
    const early = await payer.send(deskPay, { id: order.id, version: waiting.version })
    expect(early.body.code).toBe('transfers.tooEarly')
    iisp.clock.set('2026-11-24T10:00:00+08:00')
    const paid = await (await iisp.as('fu.kuan')).send(deskPay, { id: order.id, version: waiting.version })
    iisp.clock.set('2026-11-20T10:00:00+08:00')
    expect(paid.body.data.proStatus).toBe('060')
  })

  test('on a day without bank business the desk is told when it can pay', async () => {
    const order = await signedOrder()
    const accepted = await desk.ok(deskAccept, { id: order.id, version: order.version })
    iisp.clock.set('2026-11-21T10:00:00+08:00')
    const saturday = await iisp.as('fu.kuan')
    const refused = await saturday.send(deskPay, { id: order.id, version: accepted.version })
    iisp.clock.set('2026-11-20T10:00:00+08:00')
    expect([refused.status, refused.body.code]).toEqual([409, 'transfers.closedToday'])
    expect(refused.body.msg).toBe(
      '今日（2026-11-21）非工作日，银行不受理划款；该指令划款日期为2026-11-20，请于2026-11-23执行',
    )
  })

  test('a failed payment comes back to the account', async () => {
    const before = await available()
    const order = await signedOrder()
    const accepted = await desk.ok(deskAccept, { id: order.id, version: order.version })
    const sent = await payer.ok(deskPay, { id: order.id, version: accepted.version })
    const failed = await desk.ok(deskMarkFailed, {
      id: order.id,
      version: sent.version,
      reason: '收款行退汇',
    })
    expect(failed.proStatus).toBe('080')
    expect(await available()).toBe(before)
    const again = await payer.send(deskPay, { id: order.id, version: failed.version })
    expect(again.status).toBe(409)
  })

  test('returned and voided orders release their money', async () => {
    const before = await available()
    const first = await signedOrder()
    expect(
      (await desk.ok(deskReturnOrder, { id: first.id, version: first.version, reason: '要素不符' }))
        .proStatus,
    ).toBe('011')
    const second = await signedOrder()
    expect(
      (await desk.ok(deskVoidOrder, { id: second.id, version: second.version, reason: '重复指令' }))
        .proStatus,
    ).toBe('091')
    expect(await available()).toBe(before)
  })

  test('two payments of one order at once: one goes through', async () => {
    const order = await signedOrder()
    const accepted = await desk.ok(deskAccept, { id: order.id, version: order.version })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => payer.send(deskPay, { id: order.id, version: accepted.version })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('missing documents reopen an order for attachments only; approvals stand', async () => {
    const draft = draftOf(form)
    const order = await submitted(operator, draft)
    const reviewed = await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
    const signed = await signer.ok(sign, { id: order.id, version: reviewed.version, result: '1' })
    const asked = await desk.ok(deskRequestDocuments, {
      id: order.id,
      version: signed.version,
      reason: '缺少合同',
    })
    expect(asked.proStatus).toBe('040')
    expect((await desk.send(deskAccept, { id: order.id, version: asked.version })).body.code).toBe(
      'transfers.documentsMissing',
    )
    const detail = await operator.ok(getDebitTransferDetail, { id: order.id })
    expect(detail).toMatchObject({ QSFJ: '1', RETURNREASON: '缺少合同' })
    const edit = { ...draft, id: order.id, version: asked.version }
    const changed = await operator.send(addTran, { ...edit, amount: '1.00' })
    expect(changed.body.code).toBe('transfers.attachmentOnlyAdded')
    expect((await operator.send(ordersubmit, { id: order.id })).body.code).toBe('transfers.attachmentMissing')
    const { FILEID } = await upload(operator, '合同.pdf', '%PDF-1.7 合同')
    const added = await operator.ok(addTran, { ...edit, fileIds: [FILEID] })
    const done = await operator.ok(ordersubmit, { id: order.id, version: added.version })
    expect(done.proStatus).toBe('040')
    const accepted = await desk.ok(deskAccept, { id: order.id, version: done.version })
    expect(accepted.proStatus).toBe('050')
  })
})
