import { newKey } from '@iisp/testing/test-client'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addConta } from '../../contract/contacts.ts'
import { deskAccept, deskMarkFailed, deskPay, deskSettle } from '../../contract/desk/desk.ts'
import { getNoticeManager, noticeRelatedPerson } from '../../contract/messages.ts'
import { review, sign } from '../../contract/orders/steps.ts'
import { type Draft, draftOf, submitted } from '../test/new-order.ts'
import { startTransfers } from '../test/start-transfers.ts'

const { iisp, operator, reviewer, signer, desk, payer, form } = await startTransfers()
const zhou = 'zhou.hang@yuanshan.example'
const shen = 'shen.li@yuanshan.example'
beforeEach(async () => {
  await iisp.portal.settle()
  await iisp.owner.query('DELETE FROM platform.message_outbox')
})

/** Messages sent through the embedded ports, oldest first. */
async function outbox() {
  await iisp.portal.settle()
  const query = 'SELECT channel, recipient, body FROM platform.message_outbox ORDER BY id'
  return (await iisp.owner.query<{ channel: string; recipient: string; body: string }>(query)).rows
}
const order = (change: Partial<Draft> = {}) => submitted(operator, draftOf(form, change))
const ask = (zlId: string, type: '1' | '2', ...emails: string[]) =>
  operator.send(noticeRelatedPerson, { zlId, type, persons: emails.map((email) => ({ email })) })

describe('reminding reviewers and signers', () => {
  test('[BU-277] those of the own institution are named with phone and e-mail', async () => {
    const people = await operator.ok(getNoticeManager, { mgrUserId: 'M001', productId: form.product.ID })
    expect(people).toMatchObject([
      { NAME: '周航', PHONE: '139****0002', EMAIL: zhou, ROLE: 'reviewer' },
      { NAME: '沈立', PHONE: '139****0003', EMAIL: shen, ROLE: 'signer' },
    ])
  })

  test('another institution, and its product, are refused', async () => {
    expect((await operator.send(getNoticeManager, { mgrUserId: 'M002' })).body.code).toBe('platform.notYours')
    const other = await iisp.as('he.yu')
    expect((await other.send(getNoticeManager, { productId: form.product.ID })).status).toBe(404)
    const { id } = await order()
    const persons = [{ email: 'pan.yue@qiming.example' }]
    expect((await other.send(noticeRelatedPerson, { zlId: id, type: '1', persons })).status).toBe(404)
  })

  test('[BU-278] each person gets one message, and a notice is recorded', async () => {
    const { id, orderNo } = await order()
    expect((await ask(id, '1', zhou, ` ${zhou.toUpperCase()}`)).body.data).toEqual({ result: 'success' })
    expect(await outbox()).toEqual([
      {
        channel: 'sms',
        recipient: '13900000002',
        body: expect.stringMatching(new RegExp(`^划款指令${orderNo}（.*）待您复核，请登录平台处理。$`)),
      },
    ])
    const { rows } = await iisp.owner.query('SELECT type FROM transfers.order_notice WHERE order_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ type: '1' }])
  })

  test('a repeated request is one message; another within a minute is refused, later one is not', async () => {
    const { id } = await order()
    const input = { zlId: id, type: '1' as const, persons: [{ email: zhou }] }
    const key = newKey()
    for (let i = 0; i < 2; i++) {
      expect((await operator.send(noticeRelatedPerson, input, { key })).status).toBe(200)
    }
    const again = await ask(id, '1', zhou)
    expect([again.status, again.body.code]).toEqual([429, 'transfers.noticeTooSoon'])
    iisp.clock.advance(61)
    expect((await ask(id, '1', zhou)).status).toBe(200)
    expect(await outbox()).toHaveLength(2)
  })

  test('of two reminders at the same moment one is sent', async () => {
    const { id } = await order()
    const answers = await Promise.all([ask(id, '1', zhou), ask(id, '1', zhou)])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 429])
  })

  test('only who may do what is asked for can be reminded, and only while it waits for that', async () => {
    const { id, version } = await order()
    expect((await ask(id, '1', shen)).body.code).toBe('transfers.noticePersonUnknown')
    expect((await ask(id, '1', 'someone@else.example')).body.code).toBe('transfers.noticePersonUnknown')
    expect((await ask(id, '2', shen)).body.code).toBe('transfers.notMovable')
    await reviewer.ok(review, { id, version, result: '1' })
    expect((await ask(id, '1', zhou)).body.code).toBe('transfers.notMovable')
    expect((await ask(id, '2', shen)).status).toBe(200)
    expect(await outbox()).toMatchObject([
      { recipient: '13900000003', body: expect.stringContaining('待您签发') },
    ])
  })

  test('a reviewer has nobody to remind', async () => {
    const { id } = await order()
    const persons = [{ email: zhou }]
    expect((await reviewer.send(noticeRelatedPerson, { zlId: id, type: '1', persons })).status).toBe(403)
  })
})

describe("the order's contacts", () => {
  let contacts: string[]
  beforeAll(async () => {
    const mobile = {
      contName: '陆青',
      contPhone: '13900010001',
      contEmail: 'lu.qing@yuanshan.example',
      contAddress: '世纪大道1号',
    }
    const landline = {
      contName: '江晚',
      contPhone: '021-68886888',
      contEmail: 'jiang.wan@yuanshan.example',
      contAddress: '世纪大道1号',
    }
    contacts = [(await operator.ok(addConta, mobile)).ID, (await operator.ok(addConta, landline)).ID]
  })
  const through = async (change: Partial<Draft>) => {
    const { id, version } = await order({ contacts, ...change })
    const reviewed = await reviewer.ok(review, { id, version, result: '1' })
    const signed = await signer.ok(sign, { id, version: reviewed.version, result: '1' })
    const accepted = await desk.ok(deskAccept, { id, version: signed.version })
    return payer.ok(deskPay, { id, version: accepted.version })
  }

  test('hear of every status with NOTICEFLAG: by short message, without a mobile by mail', async () => {
    await through({ noticeFlag: '1' })
    const told = await outbox()
    const statuses = ['待复核', '待签发', '待托管人确认', '托管人处理中', '划款中']
    for (const [channel, recipient] of [
      ['sms', '13900010001'],
      ['mail', 'jiang.wan@yuanshan.example'],
    ]) {
      const own = told.filter((message) => message.channel === channel && message.recipient === recipient)
      expect(own.map(({ body }) => /【(.*)】/.exec(body)?.[1])).toEqual(statuses)
    }
    expect(told).toHaveLength(2 * statuses.length)
  })

  test('get the result by mail with ISSENDEMAIL, and nothing else', async () => {
    const paid = await through({ isSendEmail: '1' })
    expect(await outbox()).toEqual([])
    await desk.ok(deskSettle, { id: paid.id, version: paid.version })
    expect(await outbox()).toMatchObject([
      {
        channel: 'mail',
        recipient: 'lu.qing@yuanshan.example',
        body: expect.stringContaining('划款结果：划款成功'),
      },
      {
        channel: 'mail',
        recipient: 'jiang.wan@yuanshan.example',
        body: expect.stringContaining(paid.orderNo),
      },
    ])
  })

  test('are told why a payment failed', async () => {
    const paid = await through({ isSendEmail: '1' })
    await desk.ok(deskMarkFailed, { id: paid.id, version: paid.version, reason: '收款账户已销户' })
    for (const { body } of await outbox()) expect(body).toContain('原因：收款账户已销户')
  })

  test('hear nothing of an order without either flag', async () => {
    await through({})
    expect(await outbox()).toEqual([])
  })
})
