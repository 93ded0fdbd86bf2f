import { getProductInfo } from '@iisp/product/contract'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

// the product combinations of a person, in the filter of the list of orders
const portal = stageWindow()
const operator = portal.person('lin.jing')

interface Combination {
  readonly combId: string
  readonly NAME: string
}
let products: {
  readonly ID: string
  readonly NAME: string
  readonly PRODUCT_NO: string
  readonly XMBH: string
}[]
beforeAll(async () => {
  products = (await (await portal.iisp.as('lin.jing')).ok(getProductInfo, { cpzt: '1' })).list
})

const rows = (): Locator => operator.page.getByRole('list', { name: '产品组合' }).getByRole('listitem')
const listed = /\/productCombination\/getProductCombinationList/
/** Does something and answers the list that the page then reads, with what it asked for. */
async function read(act: () => Promise<unknown>) {
  const came = operator.page.waitForResponse(listed)
  await act()
  const answer = await came
  const { data } = (await answer.json()) as { data: { list: Combination[]; total: number } }
  const { searchParams } = new URL(answer.url())
  const asked =
    answer.request().method() === 'GET' ? Object.fromEntries(searchParams) : answer.request().postDataJSON()
  return { ...data, asked: asked as Record<string, unknown> }
}
const orders = '/iisp/transfer-money/transfer-instruction/transfer-list'
async function openPicker(): Promise<void> {
  const { page } = operator
  await button(page, '产品').click()
  await page.getByRole('tab', { name: '产品组合' }).click()
  await rows().first().waitFor()
}

test('[BL-296] [BU-398] the combinations are asked for with -1 and -1, and all are shown, more than a page of them', async () => {
  await portal.iisp.owner.query(
    `INSERT INTO product.combination (institution_id, account_id, name, product_ids)
     SELECT institution_id, account_id, name || n, product_ids FROM product.combination, generate_series(1, 25) n
     WHERE name = '每周划款'`,
  )
  const { page } = operator
  const { list, total, asked } = await read(() => page.goto(orders))
  expect([String(asked['pageNo']), String(asked['pageSize'])]).toEqual(['-1', '-1'])
  expect(total).toBeGreaterThan(20)
  expect(list).toHaveLength(total)
  await openPicker()
  await expect.poll(() => rows().count()).toBe(total)
})

test('[BL-141] a new combination is kept with its name and the comma list of its products', async () => {
  const { page } = operator
  await button(page, '新建组合').click()
  const dialog = page.getByRole('dialog', { name: '新建组合' })
  await dialog.getByRole('textbox', { name: '组合名称' }).fill('稳健组合')
  await dialog.getByRole('button', { name: '组合产品' }).click()
  const [first, second] = products
  for (const { PRODUCT_NO } of [first!, second!])
    // oxlint-disable-next-line no-await-in-loop -- one product after the other
    await page.getByRole('option', { name: PRODUCT_NO }).last().click()
  await page.keyboard.press('Escape')
  const { list } = await read(() => button(dialog, '确定').click())
  const both = (key: 'ID' | 'XMBH' | 'PRODUCT_NO') => `${first![key]},${second![key]}`
  expect(list.find(({ NAME }) => NAME === '稳健组合')).toEqual({
    ID: expect.stringMatching(/^\d+$/),
    combId: expect.stringMatching(/^\d+$/),
    NAME: '稳健组合',
    productIds: both('ID'),
    PRODUCT_ID: both('ID'),
    XMBH: both('XMBH'),
    PRODUCT_NO: both('PRODUCT_NO'),
  })
})

test('[BL-297] a deleted combination is named by its id, and leaves the list', async () => {
  const { page } = operator
  // the picker may stand open from the test before
  await page.goto(orders)
  await openPicker()
  const row = rows().filter({ hasText: '稳健组合' })
  await row.getByText('2个产品').waitFor()
  await row.getByRole('button', { name: '删除 稳健组合' }).click()
  const asked = page.waitForRequest(/\/productCombination\/deleteProductCombination/)
  const { list } = await read(() => button(page.getByRole('dialog').last(), '删除').click())
  expect((await asked).method()).toBe('POST')
  expect((await asked).postDataJSON()).toEqual({ combId: expect.stringMatching(/^\d+$/) })
  expect(list.filter(({ NAME }) => NAME === '稳健组合')).toEqual([])
  await row.waitFor({ state: 'detached' })
})
