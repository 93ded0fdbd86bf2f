import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { menu } from './shell.ts'

/** Unfolds a heading of the menu, below which this entry stands. */
export async function unfold(page: Page, group: RegExp, name: RegExp): Promise<void> {
  await page.goto('/iisp/new-home')
  await menu(page).getByRole('button', { name: group }).click()
  await menu(page).getByRole('button', { name }).waitFor()
}

/** The text of the file that the link of a notice saves: five seconds later, or at once. */
export async function savedBy(page: Page, link: string): Promise<string> {
  await page.getByRole('button', { name: link }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog', { name: link }).getByRole('button', { name: '立即下载' }).click()
  return readFile(await (await saving).path(), 'utf8')
}
