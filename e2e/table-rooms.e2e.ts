import { signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const custodian = portal.person('zhao.tuo')
const publisher = portal.person('guan.li')

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
