import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const clerk = portal.person('zhao.tuo')

/** A settled order that is far down in the list. */
const oldOrder = async (): Promise<string> => {
  const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
    `SELECT order_no FROM transfers.transfer_order WHERE institution_id = 'M001' AND status = '070' ORDER BY id LIMIT 1`,
  )
  return rows[0]!.order_no
}

test.each(['operator', 'clerk'])(
  'Ctrl+K, the number of an order, Enter: the %s sees the order',
  async (who) => {
    const { page, complaints } = who === 'operator' ? operator : clerk
    const number = await oldOrder()
    await page.goto('/iisp/new-home')
    await page.getByRole('navigation', { name: '菜单' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^搜索/ }).fill(number)
    await page.getByRole('option', { name: number }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText(number).first().waitFor()
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(number)
    expect(complaints).toEqual([])
  },
)

test('Ctrl+K and the code of a product: the list of its orders', async () => {
  const { page } = operator
  await page.goto('/iisp/new-home')
  await page.getByRole('navigation', { name: '菜单' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^搜索/ }).fill('sxa001')
  await page.getByRole('option', { name: /SXA001/ }).click()
  await page.getByRole('row').filter({ hasText: /^HK/ }).first().waitFor()
  const names = await page
    .getByRole('row')
    .filter({ hasText: /^HK/ })
    .locator('td:nth-child(2)')
    .allInnerTexts()
  const { rows } = await portal.iisp.owner.query<{ name: string }>(
    `SELECT name FROM product.product WHERE code = 'SXA001'`,
  )
  expect(new Set(names)).toEqual(new Set([rows[0]!.name]))
})

test('Ctrl+K and a word of a title: the announcement is open', async () => {
  const { page } = operator
  await page.goto('/iisp/new-home')
  await page.getByRole('navigation', { name: '菜单' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^搜索/ }).fill('国庆节')
  await page.getByRole('option', { name: /2025年国庆节/ }).click()
  await page.getByRole('dialog', { name: /2025年国庆节/ }).waitFor()
})
