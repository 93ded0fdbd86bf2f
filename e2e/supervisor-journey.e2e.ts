import { applyList, approve, authorityApply } from '@iisp/approval/contract'
import { changeMgrUser } from '@iisp/identity/contract'
import { type Person, signedIn } from '@iisp/testing/browser'
import { addTran, getDebitTransferDetail, ordersubmit } from '@iisp/transfers/contract'
import type { Response } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { draftOf, openAnyForm } from '../modules/transfers/server/test/new-order.ts'
import { post } from './ask.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const supervisor = portal.person('fang.shen')
let acting: Person

beforeAll(async () => {
  const { browser, iisp } = portal
  const client = await iisp.as('du.jian')
  await client.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  acting = await signedIn(browser, iisp, client)
})

const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const form = '划款指令录入'

test('[BL-169] [BL-170] [BL-172] [BL-174] [BL-175] [BL-263] [BL-264] a super-manager applies, another person approves, and the page opens', async () => {
  const { page } = acting
  await page.goto(entry)
  const dialog = page.getByRole('dialog', { name: '审批申请' })
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByRole('tab', { name: form }).waitFor({ state: 'detached' })

  await acting.context.clock.runFor(2000)
  const told = async (answer: Promise<Response>) => (await (await answer).json()) as unknown
  const checked = () => page.waitForResponse(/\/api\/common\/superMgrAuthorityControl$/)
  const before = checked()
  await page.goto(entry)
  expect(await told(before)).toMatchObject({
    data: { flag: false, code: '0001', message: expect.stringMatching(/./) },
  })
  await dialog.getByRole('textbox', { name: /申请原因/ }).fill('管理人系统故障，代为提交')
  const applied = page.waitForResponse(/\/superMgrAuthorityControl\/authorityApply$/)
  await dialog.getByRole('button', { name: '提交申请' }).click()
  expect(await told(applied)).toMatchObject({ data: { result: 'success' } })
  const { busiType } = (await before).request().postDataJSON() as { busiType: string }
  expect(await post(page, '/api/common/superMgrAuthorityControl', { busiType })).toMatchObject({
    body: { data: { flag: false, code: '0002' } },
  })
  await page.getByText('申请已提交，请等待主管审批').waitFor()
  expect(await page.getByRole('heading', { name: form }).count()).toBe(0)

  const desk = supervisor.page
  await desk.goto('/iisp/integrated-management/my-account/super-mgr-approval')
  await desk.getByRole('button', { name: '杜鉴' }).first().click()
  const drawer = desk.getByRole('dialog', { name: /审批申请/ })
  await drawer.getByText('管理人系统故障，代为提交').waitFor()
  await drawer.getByRole('button', { name: '同意', exact: true }).click()
  const after = checked()
  await desk.getByText('同意杜鉴代远山私募基金管理有限公司办理划款指令录入？').waitFor()
  await desk
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^同\s*意$/ })
    .click()
  await desk.getByText('已同意').first().waitFor()

  expect(await told(after)).toMatchObject({ data: { flag: true } })
  await page.getByText('您的申请已通过审批，请继续操作').waitFor()
  await page.getByRole('heading', { name: form }).waitFor()
  expect([...acting.complaints, ...supervisor.complaints]).toEqual([])
})

test('[BL-173] after a refusal the page says so in a dialog and stays closed', async () => {
  const client = await portal.iisp.as('du.jian')
  await client.ok(changeMgrUser, { account: 'he.yu@qiming.example', reason: '管理人来电委托' })
  await client.ok(authorityApply, { busiType: '10101', applyReason: '代为提交' })
  const fang = await portal.iisp.as('fang.shen')
  const [one] = (await fang.ok(applyList, { open: true })).list
  await fang.ok(approve, { id: one?.id ?? '', result: 'refuse', remark: '请管理人自行提交' })
  const { page, context } = await signedIn(portal.browser, portal.iisp, client)
  const answer = page.waitForResponse(/\/api\/common\/superMgrAuthorityControl$/)
  await page.goto(entry)
  const { data } = (await (await answer).json()) as { data: { code: string; message: string } }
  expect(data.code).toBe('0003')
  const told = page.getByRole('dialog', { name: '审批提示' })
  await told.getByText(data.message).waitFor()
  expect(await page.getByRole('textbox').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: form }).count()).toBe(0)
  await told.getByRole('button', { name: '知道了' }).click()
  await page.getByRole('tab', { name: form }).waitFor({ state: 'detached' })
  await context.close()
})

test('an action in an open order that needs approval offers to apply, and continues automatically once approved', async () => {
  const { page } = acting
  const operator = await portal.iisp.as('lin.jing')
  const form = await openAnyForm(operator)
  // use up the approval that opened the page, which covers one submission
  const spent = await operator.ok(addTran, draftOf(form))
  const elsewhere = await portal.iisp.as('du.jian')
  await elsewhere.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  await elsewhere.ok(ordersubmit, { id: spent.id, version: spent.version })
  const { id, orderNo } = await operator.ok(addTran, draftOf(form))
  await page.goto(`/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102`)
  await page.getByRole('table').getByText(orderNo).filter({ visible: true }).first().click()
  const submit = { name: /^提\s*交$/ }
  await page
    .getByRole('dialog', { name: new RegExp(orderNo) })
    .getByRole('button', submit)
    .click()
  // the confirmation is the second dialog, above the drawer
  await page.getByRole('dialog').nth(1).getByRole('button', submit).click()
  const dialog = page.getByRole('dialog', { name: '审批申请' })
  await dialog.getByText(`办理对象：${id}`).waitFor()
  await dialog.getByRole('textbox', { name: /申请原因/ }).fill('管理人来电委托提交')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await page.getByText('审批通过后将自动继续办理').waitFor()

  const fang = await portal.iisp.as('fang.shen')
  const [one] = (await fang.ok(applyList, { open: true })).list
  expect(one).toMatchObject({ object: id, applicant: '杜鉴' })
  await fang.ok(approve, { id: one?.id ?? '', result: 'pass' })
  await expect
    .poll(async () => (await operator.ok(getDebitTransferDetail, { id })).STEPS.at(-1))
    .toMatchObject({ EVENT: 'submit', PERSON: '杜鉴 代 林静' })
})

test('a person who acts for another always sees both names and a button to stop', async () => {
  const { page } = acting
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102')
  const bar = page.getByRole('region', { name: '代办提示' })
  await bar.getByText('您正在代办：杜鉴 代 林静').waitFor()
  await bar.getByRole('button', { name: '退出代办' }).click()
  await bar.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '杜鉴 个人中心' }).waitFor()
})
