import { changeMgrUser } from '@iisp/identity/contract'
import { announcementDeskPublish, messageList } from '@iisp/notices/contract'
import { system } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  subscriptionCatalogue,
  subscriptionDeliveryList,
  subscriptionEnd,
  subscriptionSave,
} from '../contract/subscriptions.ts'
import { claimDue } from './deliveries/claim.ts'
import { deliver, endAll } from './deliveries/deliver.ts'

let iisp: Iisp
let operator: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp?.close())
beforeEach(async () => {
  // Messages of the previous test must not arrive in this one.
  await iisp.portal.settle()
  await iisp.owner.query('TRUNCATE subscription.delivery, subscription.subscription')
  await iisp.owner.query('DELETE FROM platform.message_outbox')
  operator = await iisp.as('lin.jing')
})

const hour = 3600
const todos = {
  kind: 'workspace.todos',
  channels: ['message', 'mail'],
  frequency: 'daily',
  time: '11:00',
  weekday: 1,
} as const
type Wish = Parameters<typeof operator.ok<typeof subscriptionSave>>[1]
const subscribe = (client: TestClient, wish: object = {}) =>
  client.send(subscriptionSave, { ...todos, channels: [...todos.channels], ...wish } as Wish)
const deliveries = async (client = operator) => (await client.ok(subscriptionDeliveryList, {})).list
const outbox = async () =>
  (
    await iisp.owner.query<{ channel: string; recipient: string; body: string }>(
      'SELECT channel, recipient, body FROM platform.message_outbox ORDER BY channel, id',
    )
  ).rows
/** Sets the clock to the next 11:00 in Shanghai, as all subscriptions here are due then. */
async function untilDue() {
  const now = iisp.clock.now().getTime() / 1000
  const due = 3 * hour
  iisp.clock.advance((due - (now % (24 * hour)) + 24 * hour) % (24 * hour) || 24 * hour)
  await iisp.portal.settle()
  operator = await iisp.as('lin.jing')
}

test('the catalogue has what the person may see, and their subscription after a reload', async () => {
  const before = await operator.ok(subscriptionCatalogue, {})
  expect(before.services.map(({ kind, chosen }) => [kind, chosen])).toEqual(
    expect.arrayContaining([
      ['workspace.todos', null],
      ['notices.announcements', null],
      ['transfers.back', null],
      ['transfers.order-mail', null],
    ]),
  )
  expect((await subscribe(operator)).status).toBe(200)
  const { services } = await operator.ok(subscriptionCatalogue, {})
  expect(services.find(({ kind }) => kind === 'workspace.todos')?.chosen).toMatchObject({
    channels: ['message', 'mail'],
    frequency: 'daily',
    time: '11:00',
    nextAt: expect.stringMatching(/ 11:00:00$/),
  })
  const auditor = await iisp.as('shen.ji')
  const { services: others } = await auditor.ok(subscriptionCatalogue, {})
  expect(others.map(({ kind }) => kind)).not.toContain('transfers.back')
})

test('a daily summary is sent once a due time, by message and mail, and not before it', async () => {
  await subscribe(operator)
  await iisp.portal.settle()
  expect(await deliveries()).toEqual([])
  await untilDue()
  await iisp.portal.settle()
  const [first, ...more] = await deliveries()
  expect(more).toEqual([])
  expect(first).toMatchObject({ name: '待办汇总', outcome: 'sent', channels: ['message', 'mail'] })
  expect(first?.content).toMatch(/划款指令录入：\d+笔/)
  const [mail, ...rest] = await outbox()
  expect(rest).toEqual([])
  expect(mail).toMatchObject({ channel: 'mail', recipient: 'lin.jing@yuanshan.example' })
  expect(mail?.body).toContain(first?.content)
  const { list } = await operator.ok(messageList, { keyword: '待办汇总' })
  expect(list).toMatchObject([{ title: `待办汇总：${first?.total}条`, content: first?.content }])
  await untilDue()
  expect(await deliveries()).toHaveLength(2)
})

test('returned orders are those of the own institution alone, and what was told is not told again', async () => {
  await subscribe(operator, { kind: 'transfers.back', channels: ['message'] })
  const back = async (institution: string, reason: string) => {
    const { rows } = await iisp.owner.query<{ id: string; order_no: string }>(
      `UPDATE transfers.transfer_order SET status = '011', return_reason = $2, recalled = false, frozen = 0
       WHERE id = (SELECT id FROM transfers.transfer_order WHERE institution_id = $1 AND status IN ('020', '030') LIMIT 1)
       RETURNING id, order_no`,
      [institution, reason],
    )
    await iisp.owner.query(
      `INSERT INTO transfers.order_step (order_id, seq, institution_id, event, from_status, to_status, person, person_name, at)
       VALUES ($1, 90, $2, 'return', '020', '011', '1', '周航', $3)`,
      [rows[0]!.id, institution, iisp.clock.now()],
    )
    return rows[0]!.order_no
  }
  const own = await back('M001', '金额与合同不符')
  const foreign = await back('M002', '缺少合同')
  await untilDue()
  const [first] = await deliveries()
  expect(first).toMatchObject({ outcome: 'sent', total: 1 })
  expect(first?.content).toContain(own)
  expect(first?.content).toContain('金额与合同不符')
  expect(first?.content).not.toContain(foreign)
  await untilDue()
  expect(await deliveries()).toMatchObject([{ outcome: 'empty', channels: [] }, { outcome: 'sent' }])
  expect(await deliveries(await iisp.as('he.yu'))).toEqual([])
})

test('a subscription that two nodes reach at the same moment is claimed by one and delivered once', async () => {
  await subscribe(operator)
  const due = new Date(iisp.clock.now().getTime() + 24 * hour * 1000)
  const claim = () => iisp.db.transact(system('test'), (db) => claimDue(db, due))
  const claims = await Promise.all([claim(), claim()])
  const [row, ...others] = claims.filter((one) => one !== undefined)
  expect([others, await claim()]).toEqual([[], undefined])
  const text = { title: '待办汇总：1条', body: '一', brief: '一' }
  const composed = { total: 1, zh: text, en: text, menuId: '', query: '' }
  const send = () => iisp.db.transact(system('test'), (db) => deliver(db, row!, composed, due))
  await Promise.all([send(), send()])
  expect(await deliveries()).toHaveLength(1)
})

test('who unsubscribes while a delivery is being prepared gets nothing', async () => {
  await subscribe(operator)
  const due = new Date(iisp.clock.now().getTime() + 24 * hour * 1000)
  const row = await iisp.db.transact(system('test'), (db) => claimDue(db, due))
  await operator.ok(subscriptionEnd, { kind: todos.kind })
  const text = { title: '待办汇总：1条', body: '一', brief: '一' }
  const composed = { total: 1, zh: text, en: text, menuId: '', query: '' }
  await iisp.db.transact(system('test'), (db) => deliver(db, row!, composed, due))
  await iisp.portal.settle()
  expect(await deliveries()).toEqual([])
  expect(await outbox()).toEqual([])
  const { services } = await operator.ok(subscriptionCatalogue, {})
  expect(services.every(({ chosen }) => chosen === null)).toBe(true)
})

test('who unsubscribes before a mail has left does not get it', async () => {
  await subscribe(operator)
  const due = new Date(iisp.clock.now().getTime() + 24 * hour * 1000)
  const row = await iisp.db.transact(system('test'), (db) => claimDue(db, due))
  const text = { title: '待办汇总：1条', body: '一', brief: '一' }
  const composed = { total: 1, zh: text, en: text, menuId: '', query: '' }
  await iisp.db.transact(system('test'), async (db) => {
    await deliver(db, row!, composed, due)
    await endAll(db, row!.account_id)
  })
  await iisp.portal.settle()
  expect(await outbox()).toEqual([])
})

test('what the person may not see any more is not sent', async () => {
  await subscribe(operator, { kind: 'transfers.back' })
  await iisp.owner.query(
    `INSERT INTO identity.menu_removal (institution_id, account_id, menu_id)
     SELECT institution_id, id, '10102' FROM identity.account WHERE email = 'lin.jing@yuanshan.example'`,
  )
  await untilDue()
  await iisp.owner.query(`DELETE FROM identity.menu_removal WHERE menu_id = '10102'`)
  expect(await deliveries()).toMatchObject([{ outcome: 'refused', content: '' }])
  expect(await outbox()).toEqual([])
})

test('the subscriptions of a disabled account end', async () => {
  await subscribe(operator)
  const set = (enabled: boolean) =>
    iisp.owner.query(`UPDATE identity.account SET enabled = $1 WHERE email = 'lin.jing@yuanshan.example'`, [
      enabled,
    ])
  await set(false)
  const now = iisp.clock.now()
  iisp.clock.advance(25 * hour)
  await iisp.portal.settle()
  expect(iisp.clock.now() > now).toBe(true)
  await set(true)
  const { rows } = await iisp.owner.query('SELECT active FROM subscription.subscription')
  expect(rows).toEqual([{ active: false }])
  expect((await iisp.owner.query('SELECT FROM subscription.delivery')).rowCount).toBe(0)
  expect(await outbox()).toEqual([])
})

test('an announcement reaches who wants it at once when it is published', async () => {
  operator = await iisp.as('lin.jing')
  await subscribe(operator, {
    kind: 'notices.announcements',
    channels: ['mail', 'sms'],
    frequency: 'instant',
  })
  const publisher = await iisp.as('guan.li')
  iisp.clock.advance(1)
  await publisher.ok(announcementDeskPublish, {
    titleZh: '周末系统维护',
    titleEn: '',
    contentZh: '<p>周六维护</p>',
    contentEn: '',
    audience: ['manager'],
    publishAt: null,
  })
  iisp.clock.advance(1)
  await iisp.portal.settle()
  await iisp.portal.settle()
  expect(await outbox()).toMatchObject([
    { channel: 'mail', body: expect.stringContaining('周末系统维护') },
    { channel: 'sms', body: '平台公告：1条' },
  ])
})

test('an instant subscription that is changed still brings what was just announced', async () => {
  const wish = { kind: 'notices.announcements', channels: ['message'], frequency: 'instant' }
  await subscribe(operator, wish)
  const due = iisp.clock.now()
  await iisp.owner.query('UPDATE subscription.subscription SET next_due = $1', [due])
  await subscribe(operator, { ...wish, channels: ['mail'] })
  const row = await iisp.db.transact(system('test'), (db) => claimDue(db, due))
  expect(row?.channels).toEqual(['mail'])
  await operator.ok(subscriptionEnd, { kind: wish.kind })
  await subscribe(operator, wish)
  expect(await iisp.db.transact(system('test'), (db) => claimDue(db, due))).toBeUndefined()
})

test('nobody subscribes or unsubscribes for somebody else', async () => {
  await subscribe(operator)
  const acting = await iisp.as('du.jian')
  await acting.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  const { actsForAnother, services } = await acting.ok(subscriptionCatalogue, {})
  expect([actsForAnother, services.flatMap(({ actions }) => actions)]).toEqual([true, []])
  expect(services.find(({ kind }) => kind === todos.kind)?.chosen).toMatchObject({ time: '11:00' })
  expect((await subscribe(acting)).body.code).toBe('subscription.asAnother')
  const end = await acting.send(subscriptionEnd, { kind: todos.kind })
  expect(end.body.code).toBe('subscription.asAnother')
  const own = await operator.ok(subscriptionCatalogue, {})
  expect(own.services.find(({ kind }) => kind === todos.kind)?.actions).toEqual(['save', 'end'])
})

test('a colleague neither sees nor ends the subscriptions of a person', async () => {
  await subscribe(operator)
  await untilDue()
  const colleague = await iisp.as('zhou.hang')
  const { services } = await colleague.ok(subscriptionCatalogue, {})
  expect(services.every(({ chosen }) => chosen === null)).toBe(true)
  expect(await deliveries(colleague)).toEqual([])
  await colleague.ok(subscriptionEnd, { kind: todos.kind })
  const { services: own } = await operator.ok(subscriptionCatalogue, {})
  expect(own.find(({ kind }) => kind === todos.kind)?.chosen).not.toBeNull()
})

test('what is not offered is refused', async () => {
  const codeOf = async (wish: object) => {
    const { status, body } = await subscribe(operator, wish)
    return [status, body.code]
  }
  expect(await codeOf({ kind: 'no.such' })).toEqual([404, 'platform.notFound'])
  expect(await codeOf({ kind: 'transfers.order-mail' })).toEqual([404, 'platform.notFound'])
  expect(await codeOf({ frequency: 'instant' })).toEqual([400, 'platform.badInput'])
  expect(await codeOf({ channels: [] })).toEqual([400, 'platform.badInput'])
  expect(await codeOf({ time: '24:00' })).toEqual([400, 'platform.badInput'])
  await iisp.owner.query(
    `UPDATE identity.person SET phone = NULL WHERE id = (SELECT person_id FROM identity.account WHERE email = 'lin.jing@yuanshan.example')`,
  )
  expect(await codeOf({ channels: ['sms'] })).toEqual([409, 'subscription.noPhone'])
  expect((await iisp.visitor().send(subscriptionCatalogue, {})).status).toBe(401)
})
