import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, choose } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const list = '/iisp/product-manage/mother-child-found/mother-child-found-redeem'

const drawerOf = (id: string) => operator.page.getByRole('dialog', { name: `付费自动强赎设置 ${id}` })
const row = (child: string, mother: string): Locator =>
  operator.page.getByRole('row').filter({ hasText: child }).filter({ hasText: mother })

/** Presses a button and answers the flag of what is sent. */
async function flagOf(within: Locator, name: string): Promise<string> {
  const { page } = operator
  const asked = page.waitForRequest(/\/setAutoPaymentConfig$/)
  const answered = page.waitForResponse(/\/setAutoPaymentConfig$/)
  await button(within, name).click()
  expect((await answered).status()).toBe(200)
  return ((await asked).postDataJSON() as { flag: string }).flag
}

test('[BU-324] settings of the forced redemption that wait are modified: their detail shows the change', async () => {
  const { page } = operator
  await page.goto(list)
  await button(row('SXA013', 'SXA001'), '修改').click()
  const form = page.getByRole('dialog', { name: '修改付费自动强赎设置' })
  await form.getByRole('textbox', { name: '联系手机' }).fill('13900010077')
  expect(await flagOf(form, '提交复核')).toBe('2')
  await page.getByText('已提交，等待复核').waitFor()
  await page.goto(`${list}?detail=2`)
  await drawerOf('2').getByText('13900010077', { exact: true }).waitFor()
})

test('[BU-326] settings that never were in effect are removed at once', async () => {
  const { page } = operator
  await page.goto(list)
  await button(row('SXA013', 'SXA001'), '删除').click()
  const removed = page.waitForResponse(/\/deleteAutoPaymentConfig$/)
  await button(page.getByRole('dialog', { name: '提示' }), '删除').click()
  expect((await removed).status()).toBe(200)
  await page.getByText('删除成功', { exact: true }).waitFor()
  await row('SXA013', 'SXA001').getByText('已删除').waitFor()
  expect(
    await row('SXA013', 'SXA001')
      .getByRole('button', { name: /^修\s?改$/ })
      .count(),
  ).toBe(0)
})

test('[BU-324] settings are entered anew and wait in the list; what is in effect waits for its deletion', async () => {
  const { page, complaints } = operator
  await page.goto(`${list}?add=SXA013,SXA001`)
  const form = page.getByRole('dialog', { name: '新增付费自动强赎设置' })
  await choose(form, '子基金账号', '', /\d{12}/)
  await choose(form, '子交易账号', '', /\d+/)
  await choose(form, '费用类型', '', /管理费/)
  await form.getByRole('combobox', { name: '费用类型' }).press('Escape')
  await choose(form, '联系人', '', /默认/)
  expect(await flagOf(form, '提交复核')).toBe('1')
  await row('SXA013', 'SXA001').getByText('待复核', { exact: true }).waitFor()

  await row('SXA017', 'SXA013').getByText('已生效').waitFor()
  await button(row('SXA017', 'SXA013'), '删除').click()
  expect(await flagOf(page.getByRole('dialog', { name: '提示' }), '删除')).toBe('3')
  await page.getByText('已提交删除，等待复核').waitFor()
  await row('SXA017', 'SXA013').getByText('待复核（删除）').waitFor()
  expect(complaints).toEqual([])
})

test('[BU-318] the rules that the server describes are read on the page of the applications', async () => {
  const { page } = operator
  await page.goto('/iisp/product-manage/mother-child-found/mother-child-found-apply')
  const answered = page.waitForResponse(/getRuleDescription/)
  await button(page, '规则说明').click()
  const { data } = (await (await answered).json()) as { data: string }
  const words = data.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, '')
  expect(words.length).toBeGreaterThan(50)
  const dialog = page.getByRole('dialog', { name: '规则说明' })
  await expect.poll(async () => (await dialog.innerText()).replaceAll(/\s/g, '')).toContain(words)
})
