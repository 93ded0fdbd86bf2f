import type { Iisp } from '@iisp/testing/iisp'
import type { Locator, Page } from 'playwright-core'
import { menu } from './shell.ts'

interface Application {
  readonly project_no: string
  readonly product_name: string
  readonly product_no: string
  readonly custody_account_no: string
  readonly opening_bank: string
  readonly broker_name: string
  readonly account_no: string
  readonly contact_name: string
  readonly contact_phone: string
}

/** An application of 远山 that is completed, with its files. */
export async function completed({ owner }: Iisp, kind: '1' | '2'): Promise<Application> {
  const { rows } = await owner.query<Application>(
    `SELECT * FROM opening.application a
     WHERE institution_id = 'M001' AND kind = $1 AND custody_account_no <> '' AND status <> '080' ORDER BY a.id DESC LIMIT 1`,
    [kind],
  )
  return rows[0]!
}

/** Opens a list of applications from the menu. */
export async function openList(page: Page, name: string): Promise<void> {
  await page.goto('/iisp/new-home')
  await menu(page)
    .getByRole('button', { name: /^产品运营/ })
    .click()
  await menu(page).getByRole('button', { name, exact: true }).click()
  await page.getByRole('tab', { name, selected: true }).waitFor()
}

export const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text, visible: true })
