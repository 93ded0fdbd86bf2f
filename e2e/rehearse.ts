import type { Locator, Page } from 'playwright-core'

/** One of the events that are rehearsed. */
export const event = (page: Page, n: number): Locator =>
  page.getByRole('region', { name: `事项${n}`, exact: true })

/** Makes the first event a subscription. */
export async function subscribe(page: Page, amount: string): Promise<void> {
  const first = event(page, 1)
  await first.getByRole('textbox', { name: '日期' }).fill('2026-11-25')
  await first.getByRole('textbox', { name: '日期' }).press('Enter')
  await first.getByRole('textbox', { name: '申购金额' }).fill(amount)
}

export const play = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '预演', exact: true }).last().click()

/** What is rehearsed, day by day. */
export const days = (page: Page): Locator => page.getByRole('table', { name: '逐日明细' })
