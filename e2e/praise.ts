import { addComment } from '@iisp/guide/contract'
import type { Locator, Page } from 'playwright-core'

/** The praise of the menu in front. */
export const praise = (page: Page): Locator =>
  page.getByRole('button', { name: '点赞' }).filter({ visible: true })

/** A notice that says this and nothing else. */
export const notice = (page: Page, type: 'warning' | 'error', text: string): Locator =>
  page.locator(`[data-type="${type}"]`).filter({ has: page.getByText(text, { exact: true }) })

/** Signs somebody in, at a menu that can be praised. */
export async function arrive<Person extends { readonly page: Page }>(
  portal: { signedIn(account: string): Promise<Person> },
  account = 'lin.jing',
): Promise<Person> {
  const person = await portal.signedIn(account)
  await person.page.goto('/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101')
  await praise(person.page).waitFor()
  return person
}

/** What the server answers to a praise from now on. */
export async function answer(
  page: Page,
  json: { readonly status: number; readonly msg: string },
): Promise<void> {
  await page.unroute(`**${addComment.path}`)
  await page.route(`**${addComment.path}`, (route) =>
    route.fulfill({ status: json.status, json: { ...json, data: null } }),
  )
}

/** Presses the praise and waits until it has been answered. */
export async function press(page: Page): Promise<void> {
  const answered = page.waitForResponse(`**${addComment.path}`)
  await praise(page).click()
  await answered
}
