import type { MenuNode } from '@iisp/contract'
import { addTran, ordersubmit } from '@iisp/transfers/contract'
import { changeMgrUser, getMenuAuthority } from '@iisp/identity/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { draftOf, openAnyForm } from '../../../transfers/server/test/new-order.ts'
import {
  applyList,
  approve,
  authorityApply,
  getSuperMgrAuthority,
  superMgrAuthorityControl,
} from '../../contract/index.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20 })
}, 120_000)
afterAll(() => iisp?.close())

const entry = '10101'
let acting: TestClient
let supervisor: TestClient
let day = 0
const dateOf = (one: number) => `2026-11-${String(one).padStart(2, '0')}`
beforeEach(async () => {
  // Each test has its own day, so that applications of earlier tests have lapsed.
  iisp.clock.set(`${dateOf(++day)}T10:00:00+08:00`)
  acting = await switched()
  supervisor = await iisp.as('fang.shen')
})
const control = (busiType: string | number = entry, client = acting) =>
  client.ok(superMgrAuthorityControl, { busiType })
const apply = (applyReason = '管理人系统故障，代为提交', busiType: string | number = entry) =>
  acting.send(authorityApply, { busiType, applyReason })
const openOnes = async () => (await supervisor.ok(applyList, { open: true })).list
async function decided(result: 'pass' | 'refuse', remark = '') {
  const [one] = await openOnes()
  return supervisor.send(approve, { id: one?.id ?? '1', result, remark })
}

test('[BL-168] [BL-257] whoever is no super-manager, and an uncontrolled menu, pass without approval', async () => {
  expect(await control(entry, await iisp.as('lin.jing'))).toEqual({ flag: true, code: '0000', message: '' })
  expect(await control('10102')).toMatchObject({ flag: true })
  const flags = flagged(await acting.ok(getMenuAuthority, {}))
  expect(flags).toEqual([['10101', '10101']])
})

test('[BL-262] [BL-263] the check answers flag, code and message; the refinancing page has busiType 13', async () => {
  const needed = { flag: false, code: '0001', message: '该操作需要主管审批，请填写申请原因' }
  expect(await control()).toEqual(needed)
  expect(await acting.ok(getSuperMgrAuthority, { busiType: 13 })).toEqual(needed)
  expect(await acting.ok(getSuperMgrAuthority, {})).toEqual(needed)
  await apply('融券', 13)
  expect(await acting.ok(getSuperMgrAuthority, { busiType: '13' })).toMatchObject({ code: '0002' })
  expect(await control()).toMatchObject({ code: '0001' })
})

test('[BL-175] [BL-264] two people: one applies, the other approves, and the next check answers flag true', async () => {
  expect((await apply()).body.data).toEqual({ result: 'success', message: '申请已提交，请等待主管审批' })
  expect(await control()).toEqual({ flag: false, code: '0002', message: '您的申请正在审批中，请耐心等待' })
  const [one] = await openOnes()
  expect(one).toMatchObject({
    applicant: '杜鉴',
    account: 'lin.jing@yuanshan.example',
    institutionId: 'M001',
    busiName: '划款指令录入',
    applyReason: '管理人系统故障，代为提交',
    actions: ['approve', 'refuse'],
  })
  expect((await decided('pass')).body.data).toEqual({ result: 'success' })
  expect(await control()).toEqual({ flag: true, code: '0000', message: '' })
  const { rows } = await iisp.owner.query<{ action: string; real_person: string }>(
    `SELECT action, real_person FROM platform.audit WHERE object = $1 ORDER BY seq`,
    [`application:${one?.id}`],
  )
  expect(rows).toEqual([
    { action: 'approval.apply', real_person: '114' },
    { action: 'approval.approve', real_person: '117' },
  ])
})

test('[BL-219] the reason is required, and may have 200 characters', async () => {
  expect((await apply('  ')).body).toMatchObject({ status: 400, msg: '请填写申请原因!' })
  expect((await apply('因'.repeat(201))).body.msg).toBe('申请原因不能超过200个字')
  expect(await openOnes()).toEqual([])
})

test('nobody decides their own application, also not after switching back', async () => {
  await apply()
  const [one] = await openOnes()
  await acting.ok(changeMgrUser, { account: 'du.jian@hengxin.example' })
  expect((await acting.ok(applyList, { open: true })).list).toEqual([])
  expect((await acting.ok(applyList, {})).list[0]).toMatchObject({ id: one?.id, actions: [] })
  expect((await acting.send(approve, { id: one?.id ?? '', result: 'pass' })).body.code).toBe(
    'platform.secondPerson',
  )
})

test('[BL-173] a refusal says why and ends the day; tomorrow one may apply again', async () => {
  await apply()
  expect((await decided('refuse')).body.msg).toBe('请填写不同意的原因')
  expect((await decided('refuse', '请管理人自行提交')).status).toBe(200)
  expect(await control()).toMatchObject({ flag: false, code: '0003' })
  expect((await apply()).body.code).toBe('approval.refusedToday')
  iisp.clock.set(`${dateOf(++day)}T00:00:00+08:00`)
  acting = await switched()
  expect(await control()).toMatchObject({ code: '0001' })
  expect((await apply()).status).toBe(200)
})

test('an approval ends with its calendar day in Shanghai', async () => {
  await apply()
  await decided('pass')
  iisp.clock.set(`${dateOf(day)}T23:59:59+08:00`)
  acting = await switched()
  expect(await control()).toMatchObject({ flag: true })
  iisp.clock.set(`${dateOf(++day)}T00:00:00+08:00`)
  acting = await switched()
  expect(await control()).toMatchObject({ flag: false, code: '0001' })
})

test('an application of yesterday is no longer decided', async () => {
  await apply()
  const [one] = await openOnes()
  iisp.clock.set(`${dateOf(++day)}T09:00:00+08:00`)
  supervisor = await iisp.as('fang.shen')
  expect((await supervisor.send(approve, { id: one?.id ?? '', result: 'pass' })).body.code).toBe(
    'approval.notOpen',
  )
  expect((await supervisor.ok(applyList, {})).list[0]).toMatchObject({ state: 'lapsed', actions: [] })
})

test('of two applications at the same time one is kept; of two decisions one', async () => {
  const both = await Promise.all([apply(), apply()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await openOnes()).toHaveLength(1)
  const [one] = await openOnes()
  const decide = (result: 'pass' | 'refuse') =>
    supervisor.send(approve, { id: one?.id ?? '', result, remark: '不同意' })
  const decisions = await Promise.all([decide('pass'), decide('refuse')])
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an approval holds for its manager and its person alone', async () => {
  await apply()
  await decided('pass')
  await acting.ok(changeMgrUser, { account: 'he.yu@qiming.example', reason: '管理人来电委托' })
  expect(await control()).toMatchObject({ flag: false, code: '0001' })
})

test('[BL-169] an order of a super-manager is submitted with an approval, which carries just one', async () => {
  iisp.clock.set('2026-11-24T10:00:00+08:00')
  acting = await switched()
  supervisor = await iisp.as('fang.shen')
  const operator = await iisp.as('lin.jing')
  const [first, second] = [await draft(operator), await draft(operator)]
  const submit = (order: { id: string; version: number }) =>
    acting.send(ordersubmit, { ...order, confirmTips: '1' })
  expect((await submit(first)).body).toMatchObject({ status: 403, code: 'platform.approvalNeeded' })
  await apply()
  expect((await submit(first)).body.code).toBe('platform.approvalNeeded')
  await decided('pass')
  const refused = await acting.send(ordersubmit, { id: first.id, version: first.version + 7 })
  expect(refused.status).toBe(409)
  expect(await control()).toMatchObject({ flag: true })
  const both = await Promise.all([submit(first), submit(second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await control()).toMatchObject({ flag: false, code: '0001' })
})

test('an operator submits their own order without any approval', async () => {
  iisp.clock.set('2026-11-25T10:00:00+08:00')
  const operator = await iisp.as('lin.jing')
  expect((await operator.send(ordersubmit, { ...(await draft(operator)), confirmTips: '1' })).status).toBe(
    200,
  )
})

test('the desk belongs to supervisors', async () => {
  for (const name of ['lin.jing', 'zhao.tuo', 'guan.li', 'shen.ji']) {
    const other = await iisp.as(name)
    expect((await other.send(applyList, {})).status).toBe(403)
    expect((await other.send(approve, { id: '1000', result: 'pass' })).status).toBe(403)
  }
  expect((await supervisor.send(approve, { id: '999999', result: 'pass' })).status).toBe(404)
})

async function switched(): Promise<TestClient> {
  const client = await iisp.as('du.jian')
  await client.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  return client
}

/** Ids and kinds of the controlled menus. */
const flagged = (menus: readonly MenuNode[]): string[][] =>
  menus.flatMap((menu) => [
    ...(menu.isSuperMgrControl === '1' ? [[menu.id, menu.busiType]] : []),
    ...flagged(menu.children),
  ])

async function draft(operator: TestClient): Promise<{ id: string; version: number }> {
  const form = await openAnyForm(operator)
  const { id, version } = await operator.ok(addTran, draftOf(form, { traDate: '2026-11-26' }))
  return { id, version }
}
