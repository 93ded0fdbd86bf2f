import type { Locator, Page } from 'playwright-core'

/** What somebody who is not signed in reads at an address: title and text. */
export async function asStranger(
  portal: { stranger(): Promise<{ readonly page: Page; readonly context: { close(): Promise<void> } }> },
  address: string,
  read: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, context } = await portal.stranger()
  await page.goto(address)
  await read(page)
  await context.close()
}

/** A row's action that stands behind 更多. */
export async function further(row: Locator, action: RegExp): Promise<void> {
  await row.getByRole('button', { name: '更多' }).click()
  await row.page().getByRole('button', { name: action }).click()
}
