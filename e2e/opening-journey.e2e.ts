import { testPassword } from '@iisp/testing/iisp'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const custodian = portal.person('zhao.tuo')

beforeAll(async () => {
  await operator.page.goto('/iisp/product-operation/trustee-raise')
  await custodian.page.goto('/iisp/operations/opening-desk')
})

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).filter({ visible: true }).click()
  await page.keyboard.insertText(option)
  // antd has a second, hidden list for screen readers; click in the visible one
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click()
}
/** The dialog in front. */
const dialogOf = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true }).last()
const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text, visible: true }).first()

/** Opens an application at the desk and takes a step that needs these fields. */
async function takeStep(xmbh: string, step: string, fields: Record<string, string>): Promise<void> {
  const { page } = custodian
  await page
    .getByRole('button', { name: /^查\s*询$/ })
    .filter({ visible: true })
    .click()
  await rowOf(page, xmbh).getByRole('button', { name: '处理' }).click()
  await dialogOf(page).getByRole('button', { name: step }).click()
  for (const [label, value] of Object.entries(fields)) await dialogOf(page).getByLabel(label).fill(value)
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(step.split('').join('\\s*')) })
    .click()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
}

test('[BL-006] [BL-054] [BL-063] [BL-261] an account link is applied for, rejected, corrected and completed, and its password is viewed', async () => {
  const { page } = operator
  await page.getByRole('button', { name: '新增关联申请' }).click()
  await choose(page, /产品/, 'SXA001')
  await choose(page, /经纪商/, '招商证券')
  await page.getByLabel(/资金账号/).fill('6612345678')
  await page.getByRole('textbox', { name: /资金密码/ }).fill('135790')
  await page.getByLabel(/联系电话/).fill('13900000001')
  await page.locator('input[type=file]').setInputFiles({
    name: '三方存管协议.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 link'),
  })
  await page.getByText('三方存管协议.pdf文件上传成功！').first().waitFor()
  await page
    .getByRole('button', { name: /^提\s*交$/ })
    .filter({ visible: true })
    .click()
  await page.getByText('申请已提交，等待托管人审核材料').waitFor()
  const { rows } = await portal.iisp.owner.query<{ project_no: string }>(
    `SELECT project_no FROM opening.application WHERE account_no = '6612345678'`,
  )
  const xmbh = rows[0]?.project_no ?? ''
  expect(xmbh).toMatch(/^SF20261120/)

  await takeStep(xmbh, '驳回', { 原因: '协议未盖章' })
  await page.getByRole('button', { name: '返回列表' }).click()
  await rowOf(page, xmbh).getByText('已驳回').waitFor()
  // of its four actions two are in the row, the others in its menu
  await rowOf(page, xmbh).getByRole('button', { name: '更多' }).click()
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name: '修改' }).click()
  await page.getByText('驳回原因：协议未盖章，请修改后重新提交。').waitFor()
  await page
    .getByLabel(/致托管人留言/)
    .filter({ visible: true })
    .fill('已重新盖章')
  await page
    .getByRole('button', { name: /^提\s*交$/ })
    .filter({ visible: true })
    .click()
  await page.getByText('申请已提交，等待托管人审核材料').filter({ visible: true }).waitFor()
  await page.getByRole('button', { name: '返回列表' }).filter({ visible: true }).click()

  await takeStep(xmbh, '审核通过', {})
  await takeStep(xmbh, '完成银行关联', { 托管账户: '110900000001234', 开户行: '恒信银行北京分行' })

  // the list refreshes by itself
  await rowOf(page, xmbh).getByText('已完成').waitFor()
  await rowOf(page, xmbh).getByRole('button', { name: '进度' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载三方存管协议.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('三方存管协议.pdf')
  await dialogOf(page).getByRole('button', { name: '关联详情' }).click()
  await page.getByRole('complementary', { name: '办理进度' }).waitFor()
  const attached = dialogOf(page).getByRole('list', { name: '附件' }).getByRole('listitem')
  expect(await attached.count()).toBe(1)
  const again = page.waitForEvent('download')
  const asked = page.waitForRequest(/\/api\/threepartyopen\/upload\/downLoad\?/)
  await attached.getByRole('button', { name: '下载' }).click()
  expect((await again).suggestedFilename()).toBe('三方存管协议.pdf')
  const address = new URL((await asked).url())
  expect([...address.searchParams.keys()].toSorted()).toEqual(['fileId', 'xmbh'])
  address.searchParams.delete('xmbh')
  expect(await page.evaluate(async (url) => (await fetch(url)).status, address.href)).toBe(400)
  await page.getByRole('button', { name: '显示资金密码' }).click()
  await page.getByText('查看资金密码前请再次输入登录密码').waitFor()
  await dialogOf(page).locator('input').fill(testPassword)
  await page.keyboard.press('Enter')
  await page.getByText('135790').waitFor()
  await page.getByRole('button', { name: '返回' }).filter({ visible: true }).last().click()
  expect(await page.getByText('135790').count()).toBe(0)
  // the browser logs the expected refusals
  expect(operator.complaints.filter((text) => !/40[03]/.test(text))).toEqual([])
  expect(custodian.complaints).toEqual([])
})
