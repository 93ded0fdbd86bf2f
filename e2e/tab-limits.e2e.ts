import { expect, test } from 'vitest'
import { arrive, entry, partnerPage, stagePartners } from './partners.ts'
import { tabs } from './shell.ts'

const name = (at: number) => `页面${String(at).padStart(2, '0')}`
/** More pages than any limit. */
const pages = Array.from({ length: 32 }, (_, at) => partnerPage(`${7700 + at}`, name(at)))
const narrow = stagePartners(pages, { TAB_LIMIT: '5' })
const wide = stagePartners(pages, { TAB_LIMIT: '40' })

/** Opens the first pages from the menu, one after the other. */
async function open(portal: typeof narrow, count: number) {
  const person = await arrive(portal)
  const { page } = person
  for (let at = 0; at < count; at++) {
    // oxlint-disable no-await-in-loop -- in this order
    await entry(page, name(at)).click()
    await page
      .frameLocator(`iframe[title="${name(at)}"]`)
      .getByRole('heading')
      .waitFor()
    // oxlint-enable no-await-in-loop
  }
  return person
}

test('[SH-181] with a limit of five tabs the seventh menu leaves home and the five opened last', async () => {
  const { page, context } = await open(narrow, 5)
  expect(await tabs(page).allInnerTexts()).toEqual(['首页', ...[0, 1, 2, 3, 4].map(name)])
  for (const at of [5, 6]) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await entry(page, name(at)).click()
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(() => tabs(page).allInnerTexts())
      .toEqual(['首页', ...[at - 4, at - 3, at - 2, at - 1, at].map(name)])
  }
  await context.close()
})

test('[SH-402] at most thirty pages are kept alive: the one seen longest ago is dropped, and comes back when it is shown', async () => {
  const { page, context } = await open(wide, 29)
  const frame = (at: number) => page.locator(`iframe[title="${name(at)}"]`)
  /** How many pages are alive besides home. */
  const alive = () => page.locator('iframe').count()
  expect([await alive(), await frame(0).count()]).toEqual([29, 1])
  await entry(page, name(29)).click()
  await frame(29).waitFor()
  await frame(0).waitFor({ state: 'detached' })
  expect(await alive()).toBe(29)
  expect(await tabs(page).count()).toBe(31)
  await tabs(page)
    .filter({ hasText: name(0) })
    .click()
  await frame(0).waitFor()
  await frame(1).waitFor({ state: 'detached' })
  expect(await alive()).toBe(29)
  await context.close()
})

test('[SH-154] the window stores each tab with its address, title and menu, as it shows them', async () => {
  const { page, context } = await open(wide, 1)
  const stored = () =>
    page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('open-tabs:')) ?? ''
      return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { tabs?: Record<string, unknown>[] }).tabs
    })
  await page.goto('/iisp/product-operation/application-form?kind=2')
  await page.getByRole('form').first().waitFor()
  await expect.poll(async () => (await stored())?.length).toBe(2)
  const [menus, form] = (await stored())!
  for (const tab of [menus!, form!])
    expect(Object.keys(tab)).toEqual(
      expect.arrayContaining('key path query title menu sub openSmlhMenu menusNew targetMenu'.split(' ')),
    )
  expect(menus).toMatchObject({ key: '7700', menu: '7700', sub: [], openSmlhMenu: false, menusNew: '0' })
  const { pathname, search } = new URL(page.url())
  expect(`${form!['path'] as string}?${form!['query'] as string}`).toBe(pathname + search)
  expect(form!['title']).not.toBe('')
  expect(await tabs(page).allInnerTexts()).toEqual(['首页', name(0), form!['title']])
  await context.close()
})
