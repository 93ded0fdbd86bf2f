import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

/** The page's select with this label. */
const select = (page: Page, label: string) =>
  page.locator('.ant-select:visible').filter({ has: page.getByRole('combobox', { name: label }) })

async function choose(page: Page, label: string, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label }).filter({ visible: true })
  await box.click()
  await box.pressSequentially(typed)
  await page.locator('.ant-select-item-option:visible').filter({ hasText: typed }).first().click()
}

test('[BU-244] [BU-245] [BU-246] [SH-199] [SH-200] [SH-201] [SH-202] a partner account becomes the default and is deleted: list and choice follow', async () => {
  const { page, complaints } = operator
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101')
  await choose(page, '产品', 'SXA001')
  const manage = page.getByRole('button', { name: '管理经纪账户' })
  await manage.click()
  const list = page.getByRole('dialog', { name: '经纪账户管理' })
  await list.getByRole('button', { name: '新增经纪账户' }).click()
  const form = page.getByRole('dialog', { name: '新增经纪账户' })
  await choose(page, '经纪商', '中信证券')
  await form.getByLabel('资金账号').fill('880011223344')
  await form.getByLabel('户名').fill('远山稳健一号经纪户')
  const called = (name: string) => page.waitForResponse((one) => one.url().includes(`/api/tran/${name}`))
  const added = called('insertBroker')
  await form.getByRole('button', { name: '新增并选用' }).click()
  expect((await added).status()).toBe(200)
  const chosen = () => select(page, '经纪账户').first().innerText()
  await expect.poll(chosen).toContain('3344')
  expect(await chosen()).not.toContain('默认')

  const reread = () => page.waitForResponse(/getBrokerByAccount/)
  await manage.click()
  const row = list.getByRole('row').filter({ hasText: '3344' })
  const defaults = list.getByRole('row').filter({ hasText: '· 默认' })
  expect(await defaults.count()).toBe(1)
  expect(await defaults.innerText()).not.toContain('3344')
  let read = reread()
  const set = called('settingDefault')
  await row.getByRole('button', { name: '设为默认' }).click()
  expect([(await set).status(), (await read).status()]).toEqual([200, 200])
  await expect.poll(() => row.getByRole('button', { name: '设为默认' }).isDisabled()).toBe(true)
  await expect.poll(chosen).toContain('默认')
  expect(await defaults.allInnerTexts()).toEqual([expect.stringContaining('3344')])

  read = reread()
  const deleted = called('deleteBroker')
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '删除' }).click()
  expect((await read).status()).toBe(200)
  expect([...new URL((await deleted).url()).searchParams.keys()]).toEqual(['id', 'opeId', 'source'])
  await row.waitFor({ state: 'detached' })
  await expect.poll(chosen).not.toContain('3344')
  expect(complaints).toEqual([])
})

test('[BU-250] a deleted counterparty account is absent from the list that is read again', async () => {
  const { page } = operator
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101')
  await choose(page, '产品', 'SXA001')
  await choose(page, '划款类型', '费用支付')
  await page.getByRole('button', { name: '管理对方账户' }).click()
  const list = page.getByRole('dialog', { name: '对方账户管理' })
  await list.getByRole('button', { name: '新增对方账户' }).click()
  const form = page.getByRole('dialog', { name: '新增对方账户' })
  await form.getByLabel('户名').fill('杭州云舟科技有限公司')
  await form.getByLabel('账号').fill('6222020200012345678')
  await form.getByRole('button', { name: '开户行' }).click()
  const banks = page.getByRole('dialog', { name: '查询开户行' })
  await banks.getByRole('list', { name: '查询开户行' }).getByRole('button').first().click()
  await form.getByRole('button', { name: /^新\s?增$/ }).click()
  const row = list.getByRole('row', { name: /6222020200012345678/ })
  await row.waitFor()

  const deleted = page.waitForResponse('**/api/tran/deleteLocalOtherAcctInfo')
  const read = page.waitForResponse(/\/api\/tran\/getOtherAccount\?/)
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '删除' }).click()
  const answer = await deleted
  expect([answer.status(), answer.request().method()]).toEqual([200, 'POST'])
  const { id } = answer.request().postDataJSON() as { id: string }
  const { data } = (await (await read).json()) as { data: { ZHBH: string; OTHERACCOUNT: string }[] }
  expect(data.length).toBeGreaterThan(0)
  expect(data.filter((one) => one.ZHBH === id || one.OTHERACCOUNT === '6222020200012345678')).toEqual([])
  await row.waitFor({ state: 'detached' })
})
