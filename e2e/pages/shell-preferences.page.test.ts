import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

const home = '/iisp/new-home'
const list = '/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102'
const menuTree = (page: Page) => page.getByRole('navigation', { name: '菜单' })

test('[SH-022] the header names the institution of the account', async () => {
  const { page } = operator
  await page.goto(home)
  await page.getByRole('banner').getByText('远山私募基金管理有限公司').waitFor()
  const other = await portal.signedIn('he.yu')
  const { rows } = await portal.iisp.owner.query<{ name: string }>(
    `SELECT name FROM identity.institution WHERE institution_id = 'M002'`,
  )
  await other.page.goto(home)
  await other.page.getByRole('banner').getByText(rows[0]!.name).waitFor()
  await other.context.close()
})

test('an open list shows people and funds in the other language without a reload', async () => {
  const reader = await portal.signedIn('lin.jing')
  const { page } = reader
  // columns beyond the edge are not drawn
  await page.setViewportSize({ width: 2600, height: 900 })
  await page.goto(list)
  await page.getByRole('cell', { name: '林静', exact: true }).first().waitFor()
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.getByRole('cell', { name: 'Lin Jing', exact: true }).first().waitFor()
  await page
    .getByRole('cell', { name: /^Yuanshan / })
    .first()
    .waitFor()
  expect(await page.getByRole('table').getByText(/林静/).count()).toBe(0)
  await page.getByRole('tab', { name: 'Home' }).click()
  await page.getByRole('heading', { name: /Lin Jing/ }).waitFor()
  await reader.context.close()
})

test('[SH-344] [BU-289] opening a menu is noted once, with its id', async () => {
  const { page } = operator
  await page.goto(home)
  await menuTree(page)
    .getByRole('button', { name: /^划款管理/ })
    .waitFor()
  const asked: unknown[] = []
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/tgfw-valuation/qdMenuLog/addLog') && asked.push(request.postDataJSON()),
  )
  await page.getByRole('button', { name: /搜索/ }).click()
  await page.getByRole('combobox', { name: /^搜索/ }).fill('划款指令录入')
  const noted = page.waitForResponse(/addLog/)
  await page.keyboard.press('Enter')
  await noted
  expect(asked).toEqual([{ menuId: '10101' }])
})
