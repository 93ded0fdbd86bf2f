import { bringAxe, seriousFindings } from '@iisp/testing/accessibility'
import { launch } from '@iisp/testing/browser'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startGallery } from './gallery-server.ts'

let gallery: Awaited<ReturnType<typeof startGallery>>
let browser: Browser
/** One for all pages, so that Chromium keeps the compiled scripts. */
let context: BrowserContext

beforeAll(async () => {
  gallery = await startGallery()
  browser = await launch(inject('chromium'))
  context = await browser.newContext({ reducedMotion: 'reduce' })
  await bringAxe(context)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await gallery?.stop()
})

async function open(query: string, width = 1280, height = 900): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  await page.goto(`${gallery.url}?${query}`)
  await page.locator('main section').first().waitFor()
  return page
}

test.each([
  ['light', 'zh'],
  ['dark', 'en'],
])('axe finds nothing serious in the %s gallery (%s)', async (appearance, locale) => {
  const page = await open(`appearance=${appearance}&locale=${locale}`)
  expect(await seriousFindings(page)).toEqual([])
  await page.close()
})

test.each(['确认', '打开详情', '列设置', '划款日期'])(
  'axe finds nothing serious with %s open',
  async (what) => {
    const page = await open(
      { 确认: 'only=modal', 打开详情: 'only=drawer', 列设置: 'only=data-table', 划款日期: 'only=form-page' }[
        what
      ] ?? '',
    )
    if (what === '确认') await page.getByRole('button', { name: '删除联系人' }).click()
    else if (what === '划款日期') await page.getByRole('textbox', { name: what }).first().click()
    else await page.getByRole('button', { name: what }).first().click()
    await page.getByRole('dialog').or(page.locator('.ant-picker-dropdown')).first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.close()
  },
)

test('[SH-459] [SH-460] [SH-461] --layout-size is 40, 44, 50 by window width and follows a resize', async () => {
  const page = await open('only=status-dot', 1400)
  const sizes: string[] = []
  for (const width of [1400, 1401, 1799, 1800]) {
    await page.setViewportSize({ width, height: 900 })
    sizes.push(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--layout-size')),
    )
  }
  expect(sizes).toEqual(['40px', '44px', '44px', '50px'])
  await page.close()
})

test('[SH-432] [BL-349] [BL-350] a row is 40 high, the header 34', async () => {
  const page = await open('only=data-table')
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height)
  expect([await height('tbody tr'), await height('thead tr')]).toEqual([40, 34])
  await page.close()
})

test('[SH-431] of 50 rows only those in sight are drawn; scrolled to the end the last one is there', async () => {
  const page = await open('only=data-table')
  const table = page.getByRole('table').first()
  await page.getByRole('combobox', { name: '每页条数' }).first().selectOption('50')
  await expect.poll(() => table.locator('tbody tr[aria-rowindex]').count()).toBeLessThan(40)
  const body = page.getByRole('region', { name: '划款指令' }).first()
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect.poll(() => table.locator('tr[aria-rowindex="51"]').count()).toBe(1)
  const [header, top] = await Promise.all([
    table.locator('thead').evaluate((element) => element.querySelector('th')?.getBoundingClientRect().top),
    body.evaluate((element) => element.getBoundingClientRect().top + 1),
  ])
  expect(header).toBe(top)
  await page.close()
})

test('[BL-342] the boxes of a table stand in a column of 44 px', async () => {
  const page = await open('only=data-table')
  const box = page.getByRole('checkbox', { name: '全选当页' }).first().locator('xpath=..')
  expect(await box.evaluate((element) => element.getBoundingClientRect().width)).toBe(44)
  await page.close()
})

test('filters stand two and two at 800 px, whole and beside each other', async () => {
  const page = await open('only=page', 800)
  const boxes = await page
    .getByRole('search')
    .locator('label')
    .evaluateAll((labels) => labels.slice(0, 2).map((label) => label.getBoundingClientRect().top))
  expect(boxes[0]).toBe(boxes[1])
  await page.close()
})

test('a table that begins with many rows and columns follows the scroll at once, down and sideways', async () => {
  const page = await open('only=data-table')
  const body = page.getByRole('region', { name: '月度净值' })
  await body.evaluate((element) => element.scrollTo(0, 4000))
  await expect.poll(() => body.locator('tr[aria-rowindex="105"]').count()).toBe(1)
  await body.evaluate((element) => element.scrollTo(2500, element.scrollTop))
  await expect.poll(() => body.getByRole('columnheader', { name: '第26月净值' }).count()).toBe(1)
  expect(await body.evaluate((element) => element.scrollTop)).toBe(4000)
  await page.close()
})

test('a cell marked by keyboard in a table of many rows and columns is scrolled into sight', async () => {
  const page = await open('only=data-table')
  const body = page.getByRole('region', { name: '月度净值' })
  await body.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+End')
  await expect.poll(() => body.locator('td[data-mark]').count()).toBe(1)
  const [cell, frame] = await Promise.all([body.locator('td[data-mark]').boundingBox(), body.boundingBox()])
  if (!cell || !frame) throw new Error('out of sight')
  expect(cell.x + cell.width).toBeLessThanOrEqual(frame.x + frame.width + 1)
  expect(cell.y + cell.height).toBeLessThanOrEqual(frame.y + frame.height + 1)
  await page.close()
})

test.each([
  ['SH-439] [BL-345', 'small 500', 500],
  ['SH-440] [BL-346', 'middle 700', 700],
  ['SH-441] [BL-347', 'large 900', 900],
  ['SH-442', 'contact 600', 600],
])('[%s] the dialog %s is %i px wide', async (_, name, width) => {
  const page = await open('only=modal')
  await page.getByRole('button', { name }).click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box?.width).toBe(width)
  await page.close()
})

/** Size by layout, because a list may still be growing by an animation. */
const sizeOf = (place: Locator) =>
  place.evaluate((element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight }))

test('[BL-340] the lists of the product pickers are 350 px high and 425 wide at least', async () => {
  const page = await open('only=product-picker', 460)
  await page.getByRole('combobox', { name: '产品' }).first().click()
  await page.locator('.ant-select-item-option').nth(5).waitFor()
  expect((await sizeOf(page.locator('.ant-select-dropdown'))).width).toBe(425)
  expect((await sizeOf(page.locator('.ant-select-dropdown .ant-select-dropdown-list-holder'))).height).toBe(
    350,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '产品' }).first().click()
  const panel = page.getByRole('dialog', { name: '产品' })
  expect((await sizeOf(panel)).width).toBeGreaterThanOrEqual(425)
  expect((await sizeOf(panel.getByRole('listbox'))).height).toBe(350)
  await page.close()
})

test('[BL-341] the tab of product combinations is 380 px high', async () => {
  const page = await open('only=product-picker')
  await page.getByRole('button', { name: '产品' }).first().click()
  await page.getByRole('tab', { name: '产品组合' }).click()
  const list = page.getByRole('list', { name: '产品组合' })
  expect((await sizeOf(list.locator('xpath=..'))).height).toBe(380)
  await page.close()
})

test.each([
  ['person-picker', '.ant-select-dropdown-list-holder', 2],
  ['select-field', '.ant-select-dropdown-list-holder', 0],
  ['region-field', '.ant-cascader-menu', 0],
])('[BL-340] the list of a %s is 300 px high at most', async (only, list, nth) => {
  const page = await open(`only=${only}`)
  await page
    .getByRole('combobox')
    .nth(nth + 1)
    .click()
  expect((await sizeOf(page.locator(list).first())).height).toBe(300)
  await page.close()
})

test('the list of the product picker stays inside a narrow window', async () => {
  const page = await open('only=product-picker', 390)
  await page.getByRole('combobox', { name: '产品' }).first().click()
  const box = await page.locator('.ant-select-dropdown').boundingBox()
  if (!box) throw new Error('not shown')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(390)
  await page.close()
})

test('a person is found, chosen and taken back by the keyboard alone', async () => {
  const page = await open('only=person-picker')
  const field = page.getByRole('combobox', { name: '操作人' }).first()
  await field.focus()
  await page.keyboard.type('lj')
  await page.locator('.ant-select-item-option-active').waitFor()
  await page.keyboard.press('Enter')
  const chosen = page.locator('.ant-select-content').first()
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => chosen.textContent()).toBe('林静')
  await page.keyboard.press('Backspace')
  await expect.poll(() => chosen.textContent()).toBe('姓名、拼音、账号或机构')
  await page.close()
})

test('a busy button is as wide as one that is not', async () => {
  const page = await open('only=button')
  const submit = page.getByRole('button', { name: '提交', exact: true })
  const widths = await submit.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(await page.locator('button[aria-busy]').filter({ hasText: '提交' }).count()).toBe(1)
  expect(new Set(widths).size).toBe(1)
  expect(widths).toHaveLength(2)
  await page.close()
})

test('[SH-465] a drawer slides in within .3s', async () => {
  const page = await open('only=drawer')
  await page.getByRole('button', { name: '打开抽屉' }).click()
  const duration = await page
    .locator('.ant-drawer-content-wrapper')
    .evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(duration).toBe('0.3s')
  await page.close()
})

test('a column is resized by dragging its edge', async () => {
  const page = await open('only=data-table')
  const edge = page.getByRole('separator', { name: '调整产品代码列宽' }).first()
  const box = await edge.boundingBox()
  if (!box) throw new Error('no edge')
  await page.mouse.move(box.x + 4, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 54, box.y + 10, { steps: 4 })
  await page.mouse.up()
  expect(await edge.getAttribute('aria-valuenow')).toBe('150')
  await page.close()
})
