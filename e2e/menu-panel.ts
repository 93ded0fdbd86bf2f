import type { Locator, Page } from 'playwright-core'
import { button } from './desk.ts'

/** The panel above a page that describes its menu. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: '业务说明', exact: true })

interface Guide {
  readonly menuAssociationVOS: readonly Record<string, string>[]
  readonly readBookByMenuId: unknown
}

/** Opens the form of an order and answers what its panel is answered. */
export async function openEntry(page: Page): Promise<Guide> {
  const came = page.waitForResponse(/\/demo\/queryBusinessDescription/)
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101')
  const { data } = (await (await came).json()) as { data: Guide }
  await button(panel(page), '吐槽').waitFor()
  return data
}
