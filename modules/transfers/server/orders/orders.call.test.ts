import { groupThousands } from '@iisp/contract/group-thousands'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { type TestClient, newKey } from '@iisp/testing/test-client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkInvariants } from '../../fixtures/check-invariants.ts'
import { getBrokerByAccount, getBrokerBalanceNewRV } from '../../contract/accounts/broker-accounts.ts'
import { getNextCommandPattern } from '../../contract/orders/command.ts'
import { getRemainBalanceByAccountNewRV } from '../../contract/ledger.ts'
import { deskAccept, deskList, deskPay, deskSettle } from '../../contract/desk/desk.ts'
import { addTran, ordersubmit } from '../../contract/orders/form.ts'
import { getTransferList } from '../../contract/orders/list.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { recall, review, revoke, sign } from '../../contract/orders/steps.ts'
import { system } from '@iisp/server'
import { upload } from '../test/upload.ts'
import { type Form, draftOf, openAnyForm, openForm, submitted } from '../test/new-order.ts'

let iisp: Iisp
let operator: TestClient
let form: Form

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
  form = await openForm(operator, 'SXA001')
})
afterAll(async () => {
  expect(await checkInvariants(iisp.db.reader(system('test')))).toEqual([])
  await iisp.close()
})

const balance = async () => operator.ok(getRemainBalanceByAccountNewRV, { account: form.custody.ACCT_NO })

describe('saving', () => {
  test('[BU-008][BU-256] a saved order comes back as it was given', async () => {
    const { FILEID } = await upload(operator, '合同.pdf', '%PDF-1.7 合同')
    const draft = draftOf(form, {
      amount: '1234567.80',
      reason: '投资款',
      remark: '请于上午执行',
      noticeFlag: '1',
      fileIds: [FILEID],
    })
    const saved = await operator.ok(addTran, draft)
    expect(saved).toMatchObject({ proStatus: '010', version: 1 })
    const detail = await operator.ok(getDebitTransferDetail, { id: saved.id })
    expect(detail).toMatchObject({
      ID: saved.id,
      AMOUNT: '1234567.80',
      TRADATEFORMAT: draft.traDate,
      REASON: '投资款',
      REMARK: '请于上午执行',
      NOTICEFLAG: '1',
      RETRYFLAG: '0',
      PRODUCTID: form.product.ID,
      OWERACCOUNT: form.custody.ACCT_NO,
      CPACCOUNT: form.partner.OTHERACCOUNT,
      CPACCNAME: form.partner.OTHERACCNAME,
      PROSTATUS: '010',
      PROSTATUSNAME: '待提交',
      actions: ['edit', 'submit', 'copy', 'withdraw'],
    })
    expect(detail.CONTACTS.map((contact) => contact.MGR_ID)).toEqual([form.contactId])
    expect(detail.ATTACHMENTS).toMatchObject([{ FILEID, FILENAME: '合同.pdf', ZLID: saved.id }])
    expect(detail.ZLLXCONTACTSTRING).toMatch(/^[^,]+,[0-9]+,[^,]+@/)
    expect(detail.STEPS.map((step) => [step.EVENT, step.PERSON])).toEqual([['save', '林静']])
  })

  test("an internal note is read by the manager's own people and never by the custodian", async () => {
    const draft = draftOf(form, { internalNote: ' 等待基金经理确认 ' })
    const order = await submitted(operator, draft)
    const [reviewer, signer, desk] = await Promise.all(
      ['zhou.hang', 'shen.li', 'zhao.tuo'].map((name) => iisp.as(name)),
    )
    const { id } = order
    const reviewed = await reviewer!.ok(review, { id, version: order.version, result: '1' })
    await signer!.ok(sign, { id, version: reviewed.version, result: '1' })
    for (const person of [operator, reviewer!, signer!]) {
      expect((await person.ok(getDebitTransferDetail, { id })).INTERNALNOTE).toBe('等待基金经理确认')
      const { list } = await person.ok(getTransferList, { keyword: order.orderNo })
      expect(list[0]?.INTERNALNOTE).toBe('等待基金经理确认')
    }
    const seen = [
      await desk!.ok(getDebitTransferDetail, { id }),
      await desk!.ok(deskList, { keyword: order.orderNo }),
    ]
    expect(seen[1]).toMatchObject({ total: 1 })
    expect(JSON.stringify(seen)).not.toContain('等待基金经理确认')
  })

  test.each([['一'.repeat(201)], ['x\u202ey']])('an internal note %j is refused', async (internalNote) => {
    const answer = await operator.send(addTran, draftOf(form, { internalNote }))
    expect([answer.status, answer.body.fields]).toEqual([400, ['internalNote']])
  })

  test('[BU-110][BU-111] the detail holds every key of the documents', async () => {
    const saved = await operator.ok(addTran, draftOf(form))
    const keys = Object.keys(await operator.ok(getDebitTransferDetail, { id: saved.id }))
    const documented =
      'ID ZLSOURCE PROSTATUS PROSTATUSNAME QSFJ PRODUCTID TRADATEFORMAT OWERACCOUNT ACCOUNT CPACCOUNT AMOUNT HKTYPE HKTYPEDETAIL MANUALENTRYFLAG NOTICEFLAG RETRYFLAG ISSENDEMAIL ISAUTOCALL REASON REMARK BTQHK SFZJBZJ ZLLXCONTACTSTRING'
    expect(keys).toEqual(expect.arrayContaining(documented.split(' ')))
  })

  test('[BU-007] one order to a broker account, one to a counterparty: payer and payee in both', async () => {
    const [broker] = await operator.ok(getBrokerByAccount, { account: form.custody.ACCT_NO })
    const toBroker = await operator.ok(
      addTran,
      draftOf(form, { manualEntryFlag: '0', brokerId: broker!.ID, hkType: '01', hkTypeDetail: '0101' }),
    )
    const toOther = await operator.ok(addTran, draftOf(form))
    expect(await operator.ok(getDebitTransferDetail, { id: toBroker.id })).toMatchObject({
      OWERACCOUNT: form.custody.ACCT_NO,
      ACCOUNT: broker!.ACCOUNT,
      CPACCOUNT: '',
    })
    expect(await operator.ok(getDebitTransferDetail, { id: toOther.id })).toMatchObject({
      OWERACCOUNT: form.custody.ACCT_NO,
      ACCOUNT: '',
      CPACCOUNT: form.partner.OTHERACCOUNT,
    })
  })

  test('the same key makes one order; another amount under it is refused', async () => {
    const draft = draftOf(form)
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 8 }, () => operator.send(addTran, draft, { key })))
    const ids = answers.filter((answer) => answer.status === 200).map((answer) => answer.body.data.id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(1)
    expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true)
    expect((await operator.send(addTran, { ...draft, amount: '1.00' }, { key })).status).toBe(422)
  })

  test.each([
    ['0.00', 'transfers.amountOutOfRange'],
    ['1.005', 'platform.badInput'],
    ['1e3', 'platform.badInput'],
    ['-1.00', 'platform.badInput'],
    ['１２.00', 'platform.badInput'],
    ['1000000000000.00', 'platform.badInput'],
  ])('[BU-399] amount %s: %s', async (amount, code) => {
    const answer = await operator.send(addTran, draftOf(form, { amount }))
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe(code)
    expect(answer.body.msg).not.toBe('')
  })

  test('an amount sent as a number and fields that nobody may set are refused', async () => {
    const number = await operator.send(addTran, { ...draftOf(form), amount: 90071992547409.93 as never })
    expect(number.status).toBe(400)
    for (const field of ['proStatus', 'PROSTATUS', 'version_', 'makers', 'frozen', 'institutionId']) {
      expect((await operator.send(addTran, { ...draftOf(form), [field]: '1' })).status).toBe(400)
    }
  })

  test('an edit needs the version that the person saw', async () => {
    const draft = draftOf(form)
    const saved = await operator.ok(addTran, draft)
    const edited = await operator.ok(addTran, { ...draft, id: saved.id, version: 1, remark: '二' })
    expect(edited.version).toBe(2)
    const late = await operator.send(addTran, { ...draft, id: saved.id, version: 1, remark: '三' })
    expect([late.status, late.body.code]).toEqual([409, 'platform.conflict'])
  })
})

describe('submitting', () => {
  test.each([
    ['[BU-163] ZLMS 3', 'lin.jing', '3', '020', '提交成功，待复核人复核'],
    ['[BU-164] ZLMS 2', 'he.yu', '2', '030', '提交成功，请通知签发人签发后托管人方可划款'],
    ['[BU-165] ZLMS 1', 'su.qing', '1', '040', '提交成功，待托管人确认'],
  ])('[BU-162][BU-257][BU-112][BU-263] %s', async (_, person, pattern, status, text) => {
    const client = await iisp.as(person)
    const own = await openAnyForm(client)
    expect(await client.ok(getNextCommandPattern, {})).toEqual({ ZLMS: pattern })
    const done = await submitted(client, draftOf(own))
    expect(done).toMatchObject({ proStatus: status, zlms: pattern })
    expect(done.nextStep).toBe(text)
  })

  test('it freezes the amount; recalling it gives the money back', async () => {
    const before = await balance()
    const order = await submitted(operator, draftOf(form, { amount: '5000.00' }))
    const held = await balance()
    expect(Number(before.AVAILABLE) - Number(held.AVAILABLE)).toBeCloseTo(5000, 2)
    expect(held.BALANCE).toBe(before.BALANCE)
    const back = await operator.ok(recall, { id: order.id, version: order.version, reason: '金额有误' })
    expect(back.proStatus).toBe('011')
    expect((await balance()).AVAILABLE).toBe(before.AVAILABLE)
  })

  test('more than is available is refused, unless the order may wait (RETRYFLAG)', async () => {
    const { AVAILABLE } = await balance()
    const amount = (Number(AVAILABLE) + 1).toFixed(2)
    const short = await operator.ok(addTran, draftOf(form, { amount }))
    const refused = await operator.send(ordersubmit, { id: short.id })
    expect([refused.status, refused.body.code]).toEqual([409, 'transfers.insufficientBalance'])
    expect(refused.body.msg).toContain(groupThousands(AVAILABLE))
    const waiting = await submitted(operator, draftOf(form, { amount, retryFlag: '1' }))
    expect(waiting.proStatus).toBe('020')
    expect((await balance()).AVAILABLE).toBe(AVAILABLE)
  })

  test.each([
    ['yesterday', { traDate: '2026-11-19' }, 'transfers.dateOutOfRange'],
    ['31 days on', { traDate: '2026-12-21' }, 'transfers.dateOutOfRange'],
    ['a Sunday', { traDate: '2026-11-22' }, 'transfers.notWorkday'],
    ['no abstract', { reason: '  ' }, 'transfers.reasonMissing'],
    ['no contact', { contacts: [] }, 'transfers.contactMissing'],
    ['at night', { traTime: '22:00' }, 'transfers.timeOutOfRange'],
    ['no subscription form', { hkType: '03', hkTypeDetail: '0300' }, 'transfers.attachmentMissing'],
  ] as const)('[BU-399][BU-379] refused: %s', async (_, change, code) => {
    const saved = await operator.ok(addTran, draftOf(form, change as never))
    const answer = await operator.send(ordersubmit, { id: saved.id })
    expect([answer.body.code, answer.body.msg !== '']).toEqual([code, true])
  })

  test('a second submission is refused and names the state', async () => {
    const order = await submitted(operator, draftOf(form))
    const again = await operator.send(ordersubmit, { id: order.id })
    expect(again.status).toBe(409)
    expect(again.body.msg).toBe('该指令当前状态为【待复核】，不可重新提交')
    const english = await operator.send(ordersubmit, { id: order.id }, { language: 'en' })
    expect(english.body.msg).toContain('To review')
  })

  test('50 submissions of one order at once: one goes through, one freeze', async () => {
    const before = await balance()
    const saved = await operator.ok(addTran, draftOf(form, { amount: '70.00' }))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => operator.send(ordersubmit, { id: saved.id, version: 1 })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status >= 500)).toEqual([])
    expect(Number(before.AVAILABLE) - Number((await balance()).AVAILABLE)).toBeCloseTo(70, 2)
  })

  test('a possible second payment is shown first and goes through when confirmed', async () => {
    const draft = draftOf(form)
    const first = await submitted(operator, draft)
    const second = await operator.ok(addTran, draft)
    const asked = await operator.send(ordersubmit, { id: second.id })
    expect([asked.status, asked.body.code]).toEqual([409, 'transfers.possibleDuplicate'])
    expect(asked.body.msg).toContain(first.orderNo)
    expect((await operator.ok(ordersubmit, { id: second.id, confirmTips: '1' })).proStatus).toBe('020')
  })

  test('a recalled order is changed and submitted again; the old approval is void', async () => {
    const draft = draftOf(form)
    const order = await submitted(operator, draft)
    const reviewer = await iisp.as('zhou.hang')
    const passed = await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
    const back = await operator.ok(recall, { id: order.id, version: passed.version })
    const edited = await operator.ok(addTran, {
      ...draft,
      id: order.id,
      version: back.version,
      mode: 'ZHZL',
      amount: '4321.00',
    })
    const again = await operator.ok(ordersubmit, { id: order.id, version: edited.version })
    expect(again.proStatus).toBe('020')
  })

  test('a withdrawn order can only be copied', async () => {
    const draft = draftOf(form)
    const order = await submitted(operator, draft)
    const gone = await operator.ok(revoke, { id: order.id, version: order.version })
    expect(gone.proStatus).toBe('090')
    const detail = await operator.ok(getDebitTransferDetail, { id: order.id })
    expect(detail.actions).toEqual(['copy'])
    const edit = await operator.send(addTran, { ...draft, id: order.id, version: gone.version })
    expect(edit.body.code).toBe('transfers.notResubmittable')
    const copy = await operator.ok(addTran, { ...draft, mode: 'copy' })
    expect(copy.id).not.toBe(order.id)
  })
})

test('from entry to paid: the money is posted on both sides', async () => {
  const [broker] = await operator.ok(getBrokerByAccount, { account: form.custody.ACCT_NO })
  const brokerBalance = () => operator.ok(getBrokerBalanceNewRV, { account: broker!.ACCOUNT, id: broker!.ID })
  const before = await balance()
  const brokerBefore = await brokerBalance()
  const order = await submitted(
    operator,
    draftOf(form, {
      manualEntryFlag: '0',
      brokerId: broker!.ID,
      hkType: '01',
      hkTypeDetail: '0101',
      amount: '250000.00',
    }),
  )
  const [reviewer, signer, desk, payer] = await Promise.all(
    ['zhou.hang', 'shen.li', 'zhao.tuo', 'fu.kuan'].map((name) => iisp.as(name)),
  )
  const reviewed = await reviewer!.ok(review, { id: order.id, version: order.version, result: '1' })
  expect(reviewed.proStatus).toBe('030')
  const signed = await signer!.ok(sign, { id: order.id, version: reviewed.version, result: '1' })
  expect(signed.proStatus).toBe('040')
  const accepted = await desk!.ok(deskAccept, { id: order.id, version: signed.version })
  expect(accepted.proStatus).toBe('050')
  const sent = await payer!.ok(deskPay, { id: order.id, version: accepted.version })
  expect(sent.proStatus).toBe('060')
  const after = await balance()
  expect(Number(before.BALANCE) - Number(after.BALANCE)).toBeCloseTo(250000, 2)
  expect(Number(before.AVAILABLE) - Number(after.AVAILABLE)).toBeCloseTo(250000, 2)
  const paid = await desk!.ok(deskSettle, { id: order.id, version: sent.version })
  expect(paid.proStatus).toBe('070')
  expect(Number((await brokerBalance()).BALANCE) - Number(brokerBefore.BALANCE)).toBeCloseTo(250000, 2)
  const { STEPS } = await operator.ok(getDebitTransferDetail, { id: order.id })
  expect(STEPS.map((step) => step.EVENT)).toEqual([
    'save',
    'submit',
    'pass-review',
    'sign',
    'accept',
    'pay',
    'settle',
  ])
  expect(STEPS.map((step) => step.PERSON)).toEqual(['林静', '林静', '周航', '沈立', '赵拓', '付宽', '赵拓'])
})
