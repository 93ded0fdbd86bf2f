import type { Locator, Page } from 'playwright-core'

/** Whom a person works for, and the person, as the head of the page says it. */
export const institution = (page: Page, name: string): Locator => page.getByRole('banner').getByText(name)

/** Changes to another identity of the person. */
export async function chooseIdentity(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '切换身份' }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: '菜单' })

/** Opens the page of a menu, whose heading may be folded. */
export async function openMenu(page: Page, group: string, name: string): Promise<void> {
  const head = menu(page).getByRole('button', { name: group })
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await menu(page).getByRole('button', { name, exact: true }).click()
}

export const bar = (page: Page): Locator => page.getByRole('tablist', { name: '已打开的页面' })
export const tabs = (page: Page): Locator => bar(page).getByRole('tab')
