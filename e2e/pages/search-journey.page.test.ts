import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
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
  await page
    .getByRole('group', { name: '产品的划款指令' })
    .getByRole('option', { name: /SXA001/ })
    .click()
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

test('[SH-056] the search page finds menus, announcements, guides and news, and opens what it found', async () => {
  const { page, complaints } = operator
  await page.goto('/iisp/extension-center/super_search')
  const keyword = page.getByRole('textbox', { name: '关键字' })
  await keyword.fill('划款')
  const group = (name: string) => page.getByRole('region', { name, exact: true })
  await group('菜单').getByRole('button', { name: '划款指令查询' }).waitFor()
  const articles = group('帮助与新闻')
  await articles.getByRole('button', { name: '录入一笔划款指令' }).click()
  await page.getByRole('dialog', { name: '录入一笔划款指令' }).getByText('核对托管账户与可用余额').waitFor()
  expect(new URL(page.url()).pathname).toBe('/iisp/extension-center/operate-guide')

  await page.goto('/iisp/extension-center/super_search?keyword=密码')
  await articles.getByRole('listitem').filter({ hasText: '新闻中心' }).first().waitFor()
  await page.getByRole('textbox', { name: '关键字' }).fill('国庆节')
  await group('公告')
    .getByRole('button', { name: /2025年国庆节/ })
    .click()
  await page.getByRole('dialog', { name: /2025年国庆节/ }).waitFor()
  expect(complaints).toEqual([])
})

test('Ctrl+K leads on to the search page with what was typed, in the same tab each time', async () => {
  const { page } = operator
  for (const text of ['国庆节', '没有这个词']) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^搜索/ }).fill(text)
    await page.getByRole('button', { name: '在搜索页中查看' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: '关键字' }).inputValue()).toBe(text)
  }
  await page.getByText(/没有找到与“没有这个词”相符的内容/).waitFor()
  expect(await page.getByRole('tab', { name: /^搜索/ }).count()).toBe(1)
})

const search = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^搜索/ }).fill(text)
}

test('an order that was opened in its list is offered before anything is typed; a partner leads to its orders', async () => {
  const { page, complaints } = operator
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-list')
  const number = page.getByRole('button', { name: /^HK/ }).first()
  const text = await number.innerText()
  const noted = page.waitForResponse(/recent-item-note/)
  await number.click()
  expect((await noted).status()).toBe(200)
  await page.goto('/iisp/new-home')
  await page.getByRole('navigation', { name: '菜单' }).waitFor()
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: '最近打开' })
  await recent.getByRole('option', { name: text }).click()
  await page.getByRole('dialog').getByText(text).first().waitFor()

  const { rows } = await portal.iisp.owner.query<{ name: string; account_no: string }>(
    `SELECT c.name, c.account_no FROM transfers.counterparty_account c
     JOIN transfers.transfer_order o ON o.counterparty_account_id = c.id
     WHERE c.institution_id = 'M001' AND c.deleted_at IS NULL ORDER BY o.id LIMIT 1`,
  )
  await page.goto('/iisp/new-home')
  await page.getByRole('navigation', { name: '菜单' }).waitFor()
  await search(page, rows[0]!.account_no)
  await page.getByRole('option', { name: rows[0]!.account_no }).click()
  await page.getByRole('row').filter({ hasText: /^HK/ }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('partnerAccount')).toBe(rows[0]!.account_no)
  expect(complaints).toEqual([])
})

test('新建 and a product: the entry form opens with the product chosen, and is not unsaved', async () => {
  const { page, complaints } = operator
  await page.goto('/iisp/new-home')
  await page.getByRole('navigation', { name: '菜单' }).waitFor()
  await search(page, '新建 SXA001')
  await page
    .getByRole('option', { name: /^为.*新建划款指令/ })
    .first()
    .click()
  const form = page.getByRole('form', { name: '划款指令录入' })
  await form.waitFor()
  await form
    .getByText(/SXA001/)
    .first()
    .waitFor()
  expect(await page.getByRole('tab', { name: /划款指令录入/ }).innerText()).not.toContain('未保存')
  expect(complaints).toEqual([])
})

test('actions of the header are found by initials', async () => {
  const { page } = operator
  await page.goto('/iisp/new-home')
  await page.getByRole('navigation', { name: '菜单' }).waitFor()
  await search(page, 'dlsb')
  await page.getByRole('option', { name: '查看我的登录设备' }).click()
  await page.getByRole('tab', { name: '登录设备', selected: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('part')).toBe('sessions')
})
