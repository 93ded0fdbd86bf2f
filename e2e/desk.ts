import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The page in front. The places of popups, which have no class, are none. */
export const panel = (page: Page): Locator =>
  page.locator('main [data-app][class]').filter({ visible: true }).last()

export async function choose(
  within: Locator,
  label: string | RegExp,
  typed: string,
  option: string | RegExp,
): Promise<void> {
  const box = within.getByRole('combobox', { name: label })
  const options = await openOptions(box)
  if (typed !== '') await box.pressSequentially(typed)
  await options.filter({ hasText: option }).first().click()
}

/** Opens a select and answers the options of its own list: that of the field before may still be closing. */
export async function openOptions(box: Locator): Promise<Locator> {
  await box.click()
  const page = box.page()
  const open = box.and(page.locator('[aria-controls]'))
  await open.waitFor()
  const list = page.locator(`[id="${await open.getAttribute('aria-controls')}"]`)
  return page.locator('.ant-select-dropdown', { has: list }).locator('.ant-select-item-option')
}

/** The visible button of this name, which may be spaced out. */
export const button = (within: Page | Locator, name: string): Locator =>
  within
    .getByRole('button', { name: new RegExp(`^${[...name].join('\\s?')}$`) })
    .filter({ visible: true })
    .first()

/** The numbers of all orders of the visible list, of which there are `count`: rows are drawn as they are scrolled to. */
export async function listedOrders(page: Page, count: number): Promise<string[]> {
  await page.getByText(`共${count}条信息`).filter({ visible: true }).waitFor()
  await panel(page).getByRole('combobox', { name: '每页条数' }).selectOption('200')
  const rows = panel(page).getByRole('row')
  await rows.last().hover()
  const seen = new Set<string>()
  await expect
    .poll(async () => {
      for (const no of await rows.getByRole('button', { name: /^HK/ }).allInnerTexts()) seen.add(no)
      if (seen.size < count) await page.mouse.wheel(0, 300)
      return seen.size
    })
    .toBe(count)
  return [...seen].toSorted()
}

/**
 * Leaves only what has this number, product or name on the visible list of transfers: a long list draws the rows in view. The
 * press counts at any moment, also while the list is loading.
 */
export async function searchOrders(page: Page, text: string): Promise<void> {
  await panel(page).getByRole('textbox', { name: '指令编号/产品' }).fill(text)
  await button(panel(page), '查询').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe(text)
}

/** Opens a row of the visible list by a text of it. */
export async function openRow(page: Page, text: string, title: string | RegExp): Promise<Locator> {
  await page.getByRole('table').getByText(text).filter({ visible: true }).first().click()
  const drawer = page.getByRole('dialog', { name: title })
  await drawer.waitFor()
  return drawer
}

/** Presses a button of a drawer and answers the question that it asks. */
export async function decide(drawer: Locator, name: string, done: string): Promise<void> {
  const page = drawer.page()
  await button(drawer, name).click()
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /取\s*消/ }) })
  await button(question.last(), name).click()
  await page.getByText(done, { exact: true }).first().waitFor()
}
