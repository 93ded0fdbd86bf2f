import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
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

test.each([
  ['SH-007', '1', '证券账户开户'],
  ['SH-008', '2', '托管募集（三方关联）'],
] as const)(
  '[%s] [BL-053] the menu opens a list; a row shows its steps from top to bottom, each with name and time',
  async (_, kind, name) => {
    const { page, complaints } = operator
    const application = await completed(kind)
    await openList(page, name)
    await rowOf(page, application.project_no).getByRole('button', { name: '进度' }).click()
    const steps = page.getByRole('dialog').getByRole('list', { name: '办理进度' }).getByRole('listitem')
    await steps.first().waitFor()
    const texts = await steps.allInnerTexts()
    expect(texts.every((text) => /\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(text))).toBe(true)
    expect(texts[0]).toContain('提交')
    const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()))
    expect(boxes.length).toBeGreaterThan(2)
    for (const [n, box] of boxes.entries()) {
      if (n === 0) continue
      expect(box!.x).toBe(boxes[0]!.x)
      expect(box!.y).toBeGreaterThanOrEqual(boxes[n - 1]!.y + boxes[n - 1]!.height)
    }
    expect(complaints).toEqual([])
  },
)
