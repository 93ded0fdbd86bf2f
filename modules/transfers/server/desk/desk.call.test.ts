import { add } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/contract/group-thousands'
import { system } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { deskAccept, deskList, deskPay, deskSettle } from '../../contract/desk/desk.ts'
import { deskSetting, deskSettingSave } from '../../contract/desk/desk-setting.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { getRemainBalanceByAccountNewRV } from '../../contract/ledger.ts'
import { review, sign } from '../../contract/orders/steps.ts'
import { checkInvariants } from '../../fixtures/check-invariants.ts'
import { type Draft, type Form, draftOf, openForm, submitted } from '../test/new-order.ts'

let iisp: Iisp
let form: Form
/** Sessions expire when the clock jumps, so everybody signs in again for each test. */
let operator: TestClient
let zhao: TestClient
let fu: TestClient

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  form = await openForm(await iisp.as('lin.jing'), 'SXA001')
})
beforeEach(() => at('2026-11-20T10:00:00+08:00'))
afterAll(async () => {
  expect(await checkInvariants(iisp.db.reader(system('test')))).toEqual([])
  await iisp.close()
})

async function at(moment: string) {
  iisp.clock.set(moment)
  operator = await iisp.as('lin.jing')
  zhao = await iisp.as('zhao.tuo')
  fu = await iisp.as('fu.kuan')
}
/** An order that 赵拓 has accepted. */
const accepted = async (change: Partial<Draft> = {}) => passedOn(await entered(change))
const entered = (change: Partial<Draft> = {}) => submitted(operator, draftOf(form, { btqhk: '0', ...change }))
async function passedOn(order: Awaited<ReturnType<typeof entered>>) {
  const reviewer = await iisp.as('zhou.hang')
  const reviewed = await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
  const signer = await iisp.as('shen.li')
  const signed = await signer.ok(sign, { id: order.id, version: reviewed.version, result: '1' })
  const { id, version } = await zhao.ok(deskAccept, { id: order.id, version: signed.version })
  return { id, version }
}
const detailOf = (id: string, client = fu) => client.ok(getDebitTransferDetail, { id })
const refusal = async (...[call, input]: Parameters<TestClient['send']>) => {
  const { status, body } = await fu.send(call, input)
  return [status, body.code, body.msg]
}

describe('the day of a payment', () => {
  test('an order of the 24th that may not be paid early is not paid on the 22nd nor on the 23rd', async () => {
    const order = await accepted({ btqhk: '1', traDate: '2026-11-24' })
    const why = '未到划款日期2026-11-24，该指令不可提前执行'
    for (const day of ['2026-11-22', '2026-11-23']) {
      await at(`${day}T10:00:00+08:00`)
      const pushed = { ...order, confirmDate: '1', reason: '管理人加急' } as const
      expect(await refusal(deskPay, pushed)).toEqual([409, 'transfers.tooEarly', why])
      const { actions, barred } = await detailOf(order.id)
      expect(actions).not.toContain('pay')
      expect(barred).toEqual([{ action: 'pay', why }])
    }
  })

  test('on a closed day an order of a later date is put off to its own date, not to the next working day', async () => {
    const order = await accepted({ traDate: '2026-11-24' })
    await at('2026-11-21T10:00:00+08:00')
    const why = '今日（2026-11-21）非工作日，银行不受理划款；该指令划款日期为2026-11-24，请于2026-11-24执行'
    expect((await detailOf(order.id)).barred).toEqual([{ action: 'pay', why }])
  })

  test('where the order allows it early, the date is confirmed and the reason stays in the timeline', async () => {
    const order = await accepted({ traDate: '2026-11-24' })
    const { actions, barred, payment } = await detailOf(order.id)
    expect([actions.includes('pay'), barred]).toEqual([true, []])
    expect(payment).toEqual({ day: 'early', today: '2026-11-20', cutOff: '16:30' })
    expect(await refusal(deskPay, order)).toEqual([
      409,
      'transfers.dateUnconfirmed',
      '该指令划款日期为2026-11-24，今日为2026-11-20，请确认在今日执行并填写原因',
    ])
    expect((await refusal(deskPay, { ...order, reason: '管理人加急' }))[1]).toBe('transfers.dateUnconfirmed')
    for (const reason of [undefined, '', '  ']) {
      const input = { ...order, confirmDate: '1' as const, ...(reason !== undefined && { reason }) }
      expect((await refusal(deskPay, input))[1]).toBe('transfers.offDateReasonMissing')
    }
    const paid = await fu.ok(deskPay, { ...order, confirmDate: '1', reason: ' 管理人加急 ' })
    expect(paid.proStatus).toBe('060')
    const { STEPS } = await operator.ok(getDebitTransferDetail, { id: order.id })
    expect(STEPS.at(-1)).toMatchObject({ EVENT: 'pay', PERSON: '付宽', REASON: '管理人加急' })
  })

  test('on its date it is paid without a further question', async () => {
    const order = await accepted()
    expect((await detailOf(order.id)).payment?.day).toBe('on-date')
    expect((await fu.ok(deskPay, order)).proStatus).toBe('060')
  })

  test('an order that the account no longer covers is not paid, and the refusal says what is left', async () => {
    const left = async () => {
      const account = form.custody.ACCT_NO
      return (await operator.ok(getRemainBalanceByAccountNewRV, { account })).AVAILABLE
    }
    const beyond = await entered({ amount: add(await left(), '1.00'), retryFlag: '1' })
    await iisp.owner.query(`SELECT transfers.record_receipt($1, 1, '申购款')`, [form.custody.ZHBH])
    const order = await passedOn(beyond)
    await entered({ amount: '5000.00' })
    const available = groupThousands(await left())
    expect(available).toContain(',')
    expect(await refusal(deskPay, order)).toEqual([
      409,
      'transfers.insufficientBalance',
      `账户可用余额不足，可用余额为${available}元`,
    ])
  })

  test('an order whose date has passed is asked about like an early one', async () => {
    const order = await accepted({ traDate: '2026-11-20' })
    await at('2026-11-23T10:00:00+08:00')
    expect((await detailOf(order.id)).payment?.day).toBe('overdue')
    expect((await refusal(deskPay, order))[1]).toBe('transfers.dateUnconfirmed')
    const paid = await fu.ok(deskPay, { ...order, confirmDate: '1', reason: '昨日附件待补' })
    expect(paid.proStatus).toBe('060')
  })

  test.each([
    ['2026-11-20T16:30:59+08:00', null, ''],
    [
      '2026-11-20T16:31:00+08:00',
      'transfers.afterCutOff',
      '今日划款已于16:30截止；该指令划款日期为2026-11-20，请于2026-11-23执行',
    ],
    [
      '2026-11-20T18:03:00+08:00',
      'transfers.afterCutOff',
      '今日划款已于16:30截止；该指令划款日期为2026-11-20，请于2026-11-23执行',
    ],
    ['2026-11-20T08:59:59+08:00', 'transfers.beforeHours', '银行自09:00起受理划款，请稍后执行'],
    [
      '2026-11-21T10:00:00+08:00',
      'transfers.closedToday',
      '今日（2026-11-21）非工作日，银行不受理划款；该指令划款日期为2026-11-20，请于2026-11-23执行',
    ],
  ])('at %s: %s', async (moment, code, why) => {
    const order = await accepted()
    await at(moment)
    const { actions, barred } = await detailOf(order.id)
    expect(barred).toEqual(code === null ? [] : [{ action: 'pay', why }])
    expect(actions.includes('pay')).toBe(code === null)
    const answer = await fu.send(deskPay, { ...order, confirmDate: '1', reason: '加急' })
    expect([answer.status, answer.body.code ?? null]).toEqual([code === null ? 200 : 409, code])
    if (code !== null) expect(answer.body.msg).toBe(why)
  })

  test('a person outside the desk is told nothing of it', async () => {
    const order = await accepted({ btqhk: '1', traDate: '2026-11-24' })
    const { barred, payment } = await detailOf(order.id, operator)
    expect([barred, payment]).toEqual([[], null])
  })
})

describe('two persons at the desk', () => {
  const admin = () => iisp.as('guan.li')

  test('who accepted does not pay, and is told so before; a colleague pays, and either settles', async () => {
    const order = await accepted()
    const why = '该指令由赵拓受理，受理与执行划款须由两人完成，请由其他经办人员执行'
    const own = await zhao.send(deskPay, order)
    expect([own.status, own.body.code, own.body.msg]).toEqual([403, 'transfers.acceptedBySame', why])
    const english = await zhao.send(deskPay, order, { language: 'en' })
    expect(english.body.msg).toMatch(/^Zhao Tuo accepted this order/)
    const seen = await detailOf(order.id, zhao)
    expect([seen.actions.includes('pay'), seen.barred]).toEqual([false, [{ action: 'pay', why }]])
    const rowOf = async (client: TestClient) =>
      (await client.ok(deskList, { pageSize: 500 })).list.find((row) => row.ID === order.id)!
    expect((await rowOf(zhao)).actions).not.toContain('pay')
    expect((await rowOf(fu)).actions).toContain('pay')
    const paid = await fu.ok(deskPay, order)
    expect((await zhao.ok(deskSettle, { id: order.id, version: paid.version })).proStatus).toBe('070')
  })

  test('the same person through a second account is still the same person', async () => {
    const order = await accepted()
    await iisp.owner.query(
      `INSERT INTO identity.account (id, institution_id, person_id, email, roles)
       SELECT 9001, institution_id, person_id, 'zhao.zwei@hengxin.example', roles FROM identity.account
       WHERE email LIKE 'zhao.tuo@%'`,
    )
    const second = await iisp.as('zhao.zwei')
    expect((await second.send(deskPay, order)).body.code).toBe('transfers.acceptedBySame')
  })

  test('two persons who are one human being are not two', async () => {
    const order = await accepted()
    const fuIs = (human: string) =>
      iisp.owner.query(
        `UPDATE identity.person SET human_id = ${human} WHERE id IN
          (SELECT person_id FROM identity.account WHERE email LIKE 'fu.kuan@%')`,
      )
    await fuIs(`(SELECT person_id FROM identity.account WHERE email LIKE 'zhao.tuo@%')`)
    iisp.portal.sessions.forgetAll()
    try {
      expect((await fu.send(deskPay, order)).body.code).toBe('transfers.acceptedBySame')
    } finally {
      await fuIs('NULL')
      iisp.portal.sessions.forgetAll()
    }
  })

  test('the system administrator switches it off and on, with a trace', async () => {
    const order = await accepted()
    const client = await admin()
    const before = await client.ok(deskSetting, {})
    expect(before).toEqual({ twoPersons: true, version: 0, changedBy: '', changedAt: null })
    const off = await client.ok(deskSettingSave, { twoPersons: false, version: 0, reason: '付宽休假' })
    expect(off).toMatchObject({ twoPersons: false, version: 1, changedBy: '管莉' })
    expect(
      (await client.send(deskSettingSave, { twoPersons: true, version: 0, reason: '恢复' })).status,
    ).toBe(409)
    const blank = { twoPersons: true, version: 1, reason: ' ' }
    expect((await client.send(deskSettingSave, blank)).status).toBe(400)
    expect((await zhao.ok(deskPay, order)).proStatus).toBe('060')
    await client.ok(deskSettingSave, { twoPersons: true, version: 1, reason: ' 付宽回来了 ' })
    const again = await accepted()
    expect((await zhao.send(deskPay, again)).body.code).toBe('transfers.acceptedBySame')
    const { rows } = await iisp.owner.query(
      `SELECT detail FROM platform.audit WHERE action = 'transfers.desk-setting' ORDER BY seq`,
    )
    expect(rows.map((row) => row.detail)).toEqual([
      { twoPersons: { from: true, to: false }, reason: '付宽休假' },
      { twoPersons: { from: false, to: true }, reason: '付宽回来了' },
    ])
  })

  test('nobody else changes it', async () => {
    const off = { twoPersons: false, version: 0, reason: '试试' }
    for (const client of [zhao, operator, await iisp.as('du.jian'), await iisp.as('shen.ji')]) {
      expect((await client.send(deskSettingSave, off)).status).toBe(403)
    }
    expect((await zhao.ok(deskSetting, {})).twoPersons).toBe(true)
    expect((await (await iisp.as('shen.ji')).ok(deskSetting, {})).twoPersons).toBe(true)
    expect((await operator.send(deskSetting, {})).status).toBe(403)
  })
})
