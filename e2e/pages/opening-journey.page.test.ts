import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
/** The dialog in front. */
const dialogOf = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true }).last()

test.each([
  ['[SH-007]', '证券账户开户', 'KH'],
  ['[SH-008]', '托管募集（三方关联）', 'SF'],
])('%s the menu %s opens its list, and a row shows its progress', async (_, name, prefix) => {
  const { page } = operator
  await page.goto('/iisp/new-home')
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('button', { name: /^产品运营/ }).click()
  await menu.getByTitle(name, { exact: true }).click()
  const row = page
    .getByRole('row')
    .filter({ hasText: new RegExp(`${prefix}\\d{10,}`), visible: true })
    .first()
  const xmbh = new RegExp(`${prefix}\\d+`).exec(await row.innerText())![0]
  const asked = page.waitForRequest((one) => `${one.url()} ${one.postData() ?? ''}`.includes(xmbh))
  await row.getByRole('button', { name: '进度' }).click()
  await asked
  const steps = dialogOf(page).getByRole('list', { name: '办理进度' }).getByRole('listitem')
  await steps.first().waitFor()
  expect(await steps.count()).toBeGreaterThan(2)
})
