import { changeMgrUser } from '@iisp/identity/contract'
import { type Person, signedIn } from '@iisp/testing/browser'
import type { Response } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
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
