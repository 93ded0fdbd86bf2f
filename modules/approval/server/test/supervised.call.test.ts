import { type Call, supervisionOf } from '@iisp/contract'
import { changeMgrUser } from '@iisp/identity/contract'
import { listAudit } from '@iisp/audit/contract'
import {
  addTran,
  deleteLocalOtherAcctInfo,
  getDebitTransferDetail,
  getOtherAccount,
  getTransferList,
  recall,
  review,
  revoke,
  sign,
  transferEntry,
} from '@iisp/transfers/contract'
import { getProcessInfo, saveApplication, submitApplication } from '@iisp/opening/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { draftOf as applicationOf } from '../../../opening/server/test/new-application.ts'
import { draftOf, openAnyForm, submitted } from '../../../transfers/server/test/new-order.ts'
import { applyList, approve, authorityApply, superMgrAuthorityControl } from '../../contract/index.ts'

let iisp: Iisp
let supervisor: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20 })
  supervisor = await iisp.as('fang.shen')
}, 120_000)
afterAll(() => iisp?.close())

async function actingAs(name: string): Promise<TestClient> {
  const client = await iisp.as('du.jian')
  await client.ok(changeMgrUser, { account: `${name}@yuanshan.example`, reason: '管理人来电委托' })
  return client
}
async function approved(acting: TestClient, busiType: string, object: string): Promise<void> {
  await acting.ok(authorityApply, { busiType, object, applyReason: '管理人系统故障' })
  const [one] = (await supervisor.ok(applyList, { open: true })).list
  expect(one).toMatchObject({ busiType, object, applicant: '杜鉴' })
  await supervisor.ok(approve, { id: one?.id ?? '', result: 'pass' })
}
/** An order of 远山 that waits for its reviewer. */
async function toReview(): Promise<{ id: string; version: number }> {
  const operator = await iisp.as('lin.jing')
  const { id, version } = await submitted(operator, draftOf(await openAnyForm(operator)))
  return { id, version }
}
const kindOf = (call: Call, input: object = {}) => supervisionOf(call, input)?.kind

test('what a super-manager needs approval for, call by call', () => {
  const anything = new Proxy({}, { get: () => 'x' })
  const supervised = iisp.portal.handlers.flatMap(({ call }) => {
    const kind = kindOf(call, anything)
    return kind === undefined ? [] : [[call.name, kind]]
  })
  expect(Object.fromEntries(supervised)).toEqual({
    ordersubmit: '10101',
    review: 'transfer-review',
    sign: 'transfer-sign',
    recall: 'transfer-take-back',
    revoke: 'transfer-take-back',
    insertTwMgrOtherAcctInfo: 'transfer-payees',
    deleteLocalOtherAcctInfo: 'transfer-payees',
    insertBroker: 'transfer-payees',
    deleteBroker: 'transfer-payees',
    settingDefault: 'transfer-payees',
    saveApplication: 'opening-fund-password',
    getFundPassword: 'opening-fund-password',
    submitApplication: 'opening-submit',
    withdrawApplication: 'opening-submit',
    applicationSubmit: 'ta-application',
    applicationWithdraw: 'ta-application',
    applySubmit: 'fund-relation',
    applyConfirm: 'fund-relation',
    revert: 'fund-relation',
    setAutoPaymentConfig: 'fund-relation-payment',
    reviewAutoPaymentConfig: 'fund-relation-payment',
    deleteAutoPaymentConfig: 'fund-relation-payment',
    feeDueConfirm: 'fund-relation-payment',
  })
})

test('each kind that a call is supervised by can be applied for, and has a name', async () => {
  const acting = await actingAs('lin.jing')
  const anything = new Proxy({}, { get: () => 'x' })
  const kinds = new Set(iisp.portal.handlers.flatMap(({ call }) => kindOf(call, anything) ?? []))
  expect(kinds.size).toBe(10)
  for (const busiType of kinds) {
    await acting.ok(authorityApply, { busiType, object: 'named', applyReason: '管理人系统故障' })
    const one = (await supervisor.ok(applyList, { open: true })).list.find((row) => row.busiType === busiType)
    expect(one?.busiName).not.toBe(busiType)
  }
})

test('a super-manager who acts for a manager reviews, signs and takes back only with an approval', async () => {
  const order = await toReview()
  const judged = { ...order, result: '1' as const }
  for (const [name, call, input] of [
    ['zhou.hang', review, judged],
    ['shen.li', sign, judged],
    ['lin.jing', recall, order],
    ['lin.jing', revoke, order],
  ] as const) {
    const refused = await (await actingAs(name)).send(call as Call, input)
    expect([call.name, refused.status, refused.body.code]).toEqual([
      call.name,
      403,
      'platform.approvalNeeded',
    ])
  }
  const own = await iisp.as('zhou.hang')
  expect((await own.send(review, judged)).status).toBe(200)
})

test('an approval carries the act on its object, no other, and once', async () => {
  const [order, other] = [await toReview(), await toReview()]
  const acting = await actingAs('zhou.hang')
  await approved(acting, 'transfer-review', order.id)
  expect(
    await acting.ok(superMgrAuthorityControl, { busiType: 'transfer-review', object: order.id }),
  ).toMatchObject({
    code: '0000',
  })
  expect((await acting.send(review, { ...other, result: '1' })).body.code).toBe('platform.approvalNeeded')
  expect((await acting.send(review, { ...order, result: '1' })).status).toBe(200)
  const again = await acting.send(review, { ...order, version: order.version + 1, result: '1' })
  expect(again.body.code).toBe('platform.approvalNeeded')
})

test('applications for two objects stand beside each other, one refused stops not the other', async () => {
  const [first, second] = [await toReview(), await toReview()]
  const acting = await actingAs('zhou.hang')
  const apply = (object: string) =>
    acting.ok(authorityApply, { busiType: 'transfer-review', object, applyReason: '管理人系统故障' })
  await apply(first.id)
  await apply(second.id)
  const open = (await supervisor.ok(applyList, { open: true })).list
  const idOf = (object: string) => open.find((row) => row.object === object)?.id ?? ''
  await supervisor.ok(approve, { id: idOf(first.id), result: 'refuse', remark: '请管理人自行办理' })
  await supervisor.ok(approve, { id: idOf(second.id), result: 'pass' })
  expect((await acting.send(review, { ...first, result: '1' })).body.code).toBe('platform.approvalNeeded')
  expect((await acting.send(review, { ...second, result: '1' })).status).toBe(200)
})

test('the order, its list and the trail name whoever acts for another with both names', async () => {
  const order = await toReview()
  const acting = await actingAs('zhou.hang')
  await approved(acting, 'transfer-review', order.id)
  await acting.ok(review, { ...order, result: '1' })
  const reader = await iisp.as('lin.jing')
  const inChinese = await reader.ok(getDebitTransferDetail, { id: order.id })
  expect(inChinese.STEPS.map((step) => step.PERSON)).toEqual(['林静', '林静', '杜鉴 代 周航'])
  const inEnglish = await reader.send(getDebitTransferDetail, { id: order.id }, { language: 'en' })
  expect(inEnglish.body.data.STEPS.at(-1)?.PERSON).toBe('Du Jian for Zhou Hang')

  const auditor = await iisp.as('shen.ji')
  const trail = await auditor.ok(listAudit, {
    object: `transfer-order:${order.id}`,
    action: 'transfers.pass-review',
  })
  expect(trail.list[0]).toMatchObject({ realPersonName: '杜鉴', actedFor: '周航' })
  const made = await auditor.ok(listAudit, { object: `transfer-order:${order.id}`, action: 'transfers.save' })
  expect(made.list[0]).toMatchObject({ realPersonName: '林静', actedFor: '' })
})

test('a draft that somebody wrote for another says so in the list', async () => {
  const acting = await actingAs('lin.jing')
  expect((await acting.send(getOtherAccount, { productId: '1' })).body.code).toBe(
    'platform.pageApprovalNeeded',
  )
  await approved(acting, transferEntry.id, '')
  const { orderNo } = await acting.ok(addTran, draftOf(await openAnyForm(acting)))
  const { list } = await (await iisp.as('lin.jing')).ok(getTransferList, { pageNo: 1, pageSize: 20 })
  expect(list.find((row) => row.ORDERNO === orderNo)?.CREATEBY).toBe('杜鉴 代 林静')
})

test('an application saved for a manager names both people; a fund password in it needs an approval', async () => {
  const acting = await actingAs('lin.jing')
  const { zjmm, ...application } = await applicationOf(acting)
  const refused = await acting.send(saveApplication, { ...application, zjmm: zjmm ?? '' })
  expect(refused.body.code).toBe('platform.approvalNeeded')
  const { xmbh, version } = await acting.ok(saveApplication, application)
  const steps = await (await iisp.as('lin.jing')).ok(getProcessInfo, { xmbh })
  expect(steps.map((step) => step.VC_CLR)).toEqual(['杜鉴 代 林静'])
  expect((await acting.send(submitApplication, { xmbh, version })).body.code).toBe('platform.approvalNeeded')
})

test('whom to pay is changed for a manager only with an approval', async () => {
  const acting = await actingAs('lin.jing')
  // the approval of the test before keeps the entry page open for the day
  const form = await openAnyForm(acting)
  const [partner] = await acting.ok(getOtherAccount, { productId: form.product.ID })
  const refused = await acting.send(deleteLocalOtherAcctInfo, { id: partner?.ZHBH ?? '' })
  expect(refused.body.code).toBe('platform.approvalNeeded')
})
