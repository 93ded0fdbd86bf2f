import { applyList, approve } from '@iisp/approval/contract'
import { changeMgrUser } from '@iisp/identity/contract'
import { testPassword } from '@iisp/testing/iisp'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { submitted } from '../../modules/opening/server/test/new-application.ts'
import { post } from '../ask.ts'
import { type WindowPerson, stageWindow } from '../window/stage-window.ts'

// who is shown the fund password of an account link
const portal = stageWindow()
const submitter = portal.person('lin.jing')
const administrator = portal.person('gu.min')
const colleague = portal.person('zhou.hang')
let xmbh: string

beforeAll(async () => {
  const client = await portal.iisp.as('lin.jing')
  ;({ xmbh } = await submitted(client, { kddh: 'SF7654321', kdgs: '顺丰速运' }))
})

/** Opens what was applied for, and answers what the page was told. */
async function openDetail({ page }: WindowPerson): Promise<{ dialog: Locator; told: unknown }> {
  await page.goto('/iisp/product-operation/trustee-raise')
  const row = page.getByRole('row').filter({ hasText: xmbh, visible: true })
  const told = page.waitForResponse(/\/api\/threepartyopen\/getAssociationDetail/)
  await row.first().waitFor()
  const button = row.getByRole('button', { name: '关联信息' })
  if ((await button.count()) === 0) {
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('group', { name: '更多' }).getByRole('button', { name: '关联信息' }).click()
  } else await button.click()
  const dialog = page.getByRole('dialog', { name: '关联信息' })
  await dialog.waitFor()
  return { dialog, told: ((await (await told).json()) as { data: unknown }).data }
}
const ask = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: '显示资金密码' }).click()
/** Proves the own sign-in password, which is asked for first. */
async function prove({ page }: WindowPerson): Promise<void> {
  await page.getByText('查看资金密码前请再次输入登录密码').waitFor()
  await page.getByRole('dialog').last().locator('input').fill(testPassword)
  await page.keyboard.press('Enter')
}

test('[BL-136] the link that was applied for has all its fields, its password masked', async () => {
  const { dialog, told } = await openDetail(submitter)
  expect(told).toEqual({
    JJSMC: expect.stringMatching(/证券|期货/),
    F_ZHLX: '证券资金账户',
    ZH: expect.stringMatching(/^\d{8}$/),
    LXRNAME: '林静',
    LXRXM: expect.any(String),
    DKGLBZ: '请优先办理',
    KDDH: 'SF7654321',
    F_KDGS: '顺丰速运',
    ZJMM: '******',
  })
  const { JJSMC, ZH } = told as { JJSMC: string; ZH: string }
  await dialog.getByRole('term').first().waitFor()
  const facts = await dialog
    .getByRole('term')
    .evaluateAll((all) => all.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']))
  expect(facts).toEqual([
    ['经纪商', JJSMC],
    ['关联类型', '证券资金账户'],
    ['账号', ZH],
    ['联系人', '林静'],
    ['致托管人留言', '请优先办理'],
    ['快递单号', 'SF7654321'],
    ['快递公司', '顺丰速运'],
    ['密码', expect.stringMatching(/^\*{6}/)],
  ])
})

test('[BL-250] the submitter and an administrator are shown the password, a colleague is told whom to ask', async () => {
  for (const person of [submitter, administrator]) {
    const { dialog } = await openDetail(person)
    await ask(dialog)
    await prove(person)
    await dialog.getByText('246810', { exact: true }).waitFor()
  }
  const { dialog } = await openDetail(colleague)
  await ask(dialog)
  await colleague.page
    .getByText('请使用管理员权限账号或者流程提交人lin.jing@yuanshan.example账号查看')
    .first()
    .waitFor()
  expect(await dialog.getByText('246810').count()).toBe(0)
  const { status, body } = await post(colleague.page, '/api/securitiesOpening/getFundPassword', {
    xmbh,
    account: 'zhou.hang@yuanshan.example',
  })
  expect([status, JSON.stringify(body).includes('246810')]).toEqual([403, false])
})

test('[BL-250] a super-manager is shown the password as whomever they act, with an approval', async () => {
  const client = await portal.iisp.as('du.jian')
  await client.ok(changeMgrUser, { account: 'zhou.hang@yuanshan.example', reason: '管理人来电委托' })
  const acting = await portal.signedIn(client)
  const { dialog } = await openDetail(acting)
  await ask(dialog)
  const application = acting.page.getByRole('dialog', { name: '审批申请' })
  await application.getByRole('textbox', { name: /申请原因/ }).fill('管理人来电委托')
  await application.getByRole('button', { name: '提交申请' }).click()
  await acting.page.getByText('审批通过后将自动继续办理').waitFor()
  const supervisor = await portal.iisp.as('fang.shen')
  const [one] = (await supervisor.ok(applyList, { open: true })).list
  await supervisor.ok(approve, { id: one!.id, result: 'pass' })
  await prove(acting)
  await dialog.getByText('246810', { exact: true }).waitFor()
})
