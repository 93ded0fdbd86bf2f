import { signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { draftOf, openAnyForm, submitted } from '../modules/transfers/server/test/new-order.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const custodian = portal.person('zhao.tuo')
const publisher = portal.person('guan.li')
const reviewer = portal.person('zhou.hang')

/** Rows of the list in front that are wholly in sight. */
const wholeRows = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main tbody tr[aria-rowindex]')].filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 60, y)))
      }).length,
  )

test.each([
  ['the orders', operator, 'transfer-money/transfer-instruction/transfer-list'],
  ['the desk', custodian, 'operations/transfer-desk'],
  ['the announcements', publisher, 'operations/announcements'],
  ['the menus and their queries', operator, 'integrated-management/my-account/menu-query-management'],
] as const)(
  'in a window of 1440 × 900 fifteen rows of %s are in sight, with the help folded',
  async (_, person, path) => {
    const { page } = person
    await page.goto(`/iisp/${path}`)
    const fold = page.getByRole('button', { name: '收起业务说明' })
    await page
      .getByRole('button', { name: /业务说明/ })
      .first()
      .waitFor()
    if (await fold.isVisible()) await fold.click()
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(15)
  },
)

test('[BL-086] [BL-092] [BL-093] [BL-094] [BL-192] [BL-342] a reviewer ticks orders one by one or all: a tray counts and lists them, and clears them', async () => {
  const maker = await portal.iisp.as('lin.jing')
  const form = await openAnyForm(maker)
  for (let nth = 0; nth < 3; nth++) await submitted(maker, draftOf(form))
  const { page } = reviewer
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-review')
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  await rows.nth(1).waitFor()
  const boxes = page.getByRole('checkbox', { name: /HK\d/ })
  const count = await boxes.count()
  expect(count).toBeGreaterThan(3)
  const column = await page
    .locator('colgroup col')
    .first()
    .evaluate((col) => col.getBoundingClientRect().width)
  expect(column).toBe(44)

  await boxes.first().check()
  await page.getByText('已选 1 笔').first().waitFor()
  await page.getByRole('checkbox', { name: '全选当页' }).check()
  const head = page.getByRole('button', { name: /^已选\s*\d+/ })
  const tray = page.getByRole('list', { name: '已选列表' })
  expect(await head.innerText()).toContain(String(count))
  await head.click()
  expect(await tray.getByRole('listitem').count()).toBe(count)
  const heightOf = () => tray.evaluate((list) => list.parentElement!.getBoundingClientRect().height)
  const tall = Math.min(count * 40, 450)
  expect(Math.abs((await heightOf()) - tall)).toBeLessThanOrEqual(2)
  await head.click()
  await tray.waitFor({ state: 'detached' })
  await head.click()
  await tray.waitFor()
  await page.getByRole('main').getByText('指令复核').filter({ visible: true }).first().click()
  await tray.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^清\s*空/ }).click()
  await expect.poll(() => page.getByText(/^已选/).count()).toBe(0)
  expect(
    await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length),
  ).toBe(0)
  await boxes.first().check()
  await head.click()
  expect(Math.abs((await heightOf()) - 120)).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: /^清\s*空/ }).click()
})

test('the first field of an order is in the upper two thirds, even while its help stands open', async () => {
  const { page } = operator
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-form')
  const field = page.getByRole('combobox', { name: '划款类型' })
  await field.waitFor()
  await page.getByRole('button', { name: '收起业务说明' }).waitFor()
  expect((await field.boundingBox())!.y).toBeLessThan(600)
})

test('a switch in a list has its own shape beside its label', async () => {
  const { page } = operator
  await page.goto('/iisp/integrated-management/my-account/menu-query-management')
  const box = await page.getByRole('switch').first().boundingBox()
  expect([box?.width, box?.height]).toEqual([32, 18])
})

// last: a day later the sessions of the others have ended
test.each(['zh', 'en'] as const)(
  'on a day without banking the desk says so beside fifteen rows (%s)',
  async (language) => {
    // a Saturday
    portal.iisp.clock.advance(language === 'zh' ? 86_400 : 0)
    const { page, context } = await signedIn(portal.browser, portal.iisp, 'zhao.tuo')
    await page.goto('/iisp/operations/transfer-desk')
    await page.getByText('今日非工作日，银行不受理划款').waitFor()
    if (language === 'en') {
      await page.getByRole('button', { name: '语言' }).click()
      await page.getByRole('menuitemradio', { name: 'English' }).click()
      await page.getByText('Bank closed today').waitFor()
    }
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(15)
    await context.close()
  },
)
