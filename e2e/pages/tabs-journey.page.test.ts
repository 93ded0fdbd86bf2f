import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, choose, panel } from '../desk.ts'
import { bar, openMenu } from '../shell.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()

const orders = '/iisp/transfer-money/transfer-instruction'
/** Without layout the sign of unsaved input stands on the line of its title. */
const titles = async (page: Page) =>
  (await bar(page).getByRole('tab').allInnerTexts()).map((text) => text.replace(/\s*未保存$/, '\n未保存'))

test('a tab with unsaved input can be closed and keeps its draft', async () => {
  const { context, page, complaints } = await portal.signedIn('he.yu')
  const summary = page.getByRole('textbox', { name: '摘要' })
  await page.goto(`${orders}/transfer-form`)
  await summary.fill('下周再办')
  await bar(page).getByRole('tab', { name: '划款指令录入' }).press('Delete')
  await page.getByRole('button', { name: '保留草稿并关闭' }).click()
  await expect.poll(() => titles(page)).toEqual(['首页'])
  await openMenu(page, '划款管理', '划款指令录入')
  await page.getByText('已恢复未提交的内容').waitFor()
  expect(await summary.inputValue()).toBe('下周再办')
  expect(complaints).toEqual([])
  await context.close()
})

test('what is discarded when a tab closes is gone; editing an order leaves a form with unsaved input alone', async () => {
  const { context, page, complaints } = await portal.signedIn('lin.jing')
  const summary = page.getByRole('textbox', { name: '摘要' })
  await page.goto(`${orders}/transfer-form`)
  await summary.fill('不再需要')
  await bar(page).getByRole('tab', { name: '划款指令录入' }).press('Delete')
  await page.getByRole('button', { name: '放弃并关闭' }).click()
  await openMenu(page, '划款管理', '划款指令录入')
  await summary.waitFor()
  expect(await summary.inputValue()).toBe('')
  expect(await page.getByText('已恢复未提交的内容').count()).toBe(0)

  await summary.fill('申购款')
  await openMenu(page, '划款管理', '划款指令查询')
  await choose(panel(page), '状态', '', '退回待修改')
  await button(panel(page), '查询').click()
  const returned = page.getByRole('row').filter({ hasText: '退回待修改' }).first()
  await returned.getByRole('button', { name: /^HK/ }).click()
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  await bar(page)
    .getByRole('tab', { name: /^编辑HK/, selected: true })
    .waitFor()
  expect((await titles(page)).map((title) => title.replace(/\d{9,}/, '…'))).toEqual([
    '首页',
    '划款指令录入\n未保存',
    '划款指令查询',
    '编辑HK…',
  ])
  await bar(page).getByRole('tab', { name: '划款指令录入' }).click()
  expect(await summary.filter({ visible: true }).inputValue()).toBe('申购款')
  expect(complaints).toEqual([])
  await context.close()
})
