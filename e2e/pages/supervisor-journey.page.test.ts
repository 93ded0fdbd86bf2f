import { applyList, approve, authorityApply } from '@iisp/approval/contract'
import { changeMgrUser } from '@iisp/identity/contract'
import { addTran, getDebitTransferDetail } from '@iisp/transfers/contract'
import { beforeAll, expect, test } from 'vitest'
import { draftOf, openAnyForm } from '../../modules/transfers/server/test/new-order.ts'
import { type WindowPerson, stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
let acting: WindowPerson

beforeAll(async () => {
  const { iisp } = portal
  const client = await iisp.as('du.jian')
  await client.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  acting = await portal.signedIn(client)
})

const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const form = '划款指令录入'

test('[BL-173] after a refusal the page says so in a dialog and stays closed', async () => {
  const client = await portal.iisp.as('du.jian')
  await client.ok(changeMgrUser, { account: 'he.yu@qiming.example', reason: '管理人来电委托' })
  await client.ok(authorityApply, { busiType: '10101', applyReason: '代为提交' })
  const fang = await portal.iisp.as('fang.shen')
  const [one] = (await fang.ok(applyList, { open: true })).list
  await fang.ok(approve, { id: one?.id ?? '', result: 'refuse', remark: '请管理人自行提交' })
  const { page, context } = await portal.signedIn(client)
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
