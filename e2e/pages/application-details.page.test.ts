import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

interface Application {
  readonly id: string
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
async function completed(kind: '1' | '2'): Promise<Application> {
  const { rows } = await portal.iisp.owner.query<Application>(
    `SELECT *, id::text FROM opening.application a
     WHERE institution_id = 'M001' AND kind = $1 AND custody_account_no <> '' AND status <> '080' ORDER BY a.id DESC LIMIT 1`,
    [kind],
  )
  return rows[0]!
}

async function openList(page: Page, name: string): Promise<void> {
  await page.goto('/iisp/new-home')
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('button', { name: /^产品运营/ }).click()
  await menu.getByRole('button', { name, exact: true }).click()
  await page.getByRole('tab', { name, selected: true }).waitFor()
}
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text, visible: true })

test('[BL-061] [BL-062] [BL-065] [BL-137] the linked account of a row shows product, account and bank, and what was entered', async () => {
  const { page, complaints } = operator
  const application = await completed('2')
  await openList(page, '托管募集（三方关联）')
  await rowOf(page, application.project_no).getByRole('button', { name: '关联详情' }).click()
  const dialog = page.getByRole('dialog', { name: '关联详情' })
  await dialog.getByText('资金密码', { exact: true }).waitFor()
  const facts = await dialog
    .getByRole('term')
    .evaluateAll((all) => all.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']))
  expect(facts.slice(0, 4)).toEqual([
    ['产品名称', application.product_name],
    ['产品代码', application.product_no],
    ['托管账户', application.custody_account_no],
    ['开户行', application.opening_bank],
  ])
  expect(facts.slice(4)).toEqual(
    expect.arrayContaining([
      ['经纪商', application.broker_name],
      ['账号', application.account_no],
      ['联系人', application.contact_name],
      ['联系电话', application.contact_phone],
      ['资金密码', expect.stringMatching(/^\*{6}(?!\*)/)],
    ]),
  )
  expect(complaints).toEqual([])
})
