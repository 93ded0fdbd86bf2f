import { signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

const bar = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')
const pages = [
  ['/transfer-money/transfer-instruction/transfer-list?mid=10102', '划款指令查询'],
  ['/product-operation/securities-account-open', '证券账户开户'],
  ['/product-operation/trustee-raise', '托管募集（三方关联）'],
  ['/transfer-money/transfer-instruction/transfer-form?mid=10101', '划款指令录入'],
] as const
const names = pages.map(([, name]) => name)

async function openAll(page: Page): Promise<void> {
  for (const [path, name] of pages) {
    // oxlint-disable-next-line no-await-in-loop -- tabs stand in the order in which they were opened
    await page.goto(`/iisp${path}`)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await bar(page)
      .and(page.getByRole('tab', { name, selected: true }))
      .waitFor()
  }
  expect(await bar(page).allInnerTexts()).toEqual(['首页', ...names])
}

test.each([
  ['[SH-115]', '关闭其他', 2, [2]],
  ['[SH-116]', '关闭左侧', 2, [2, 3]],
  ['[SH-117]', '关闭右侧', 1, [0, 1]],
] as const)(
  '%s %s in the menu of a tab leaves home and the tabs that it names',
  async (_, entry, at, kept) => {
    const { context, page, complaints } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
    await openAll(page)
    await bar(page).filter({ hasText: names[at]! }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: entry }).click()
    await expect.poll(() => bar(page).allInnerTexts()).toEqual(['首页', ...kept.map((one) => names[one])])
    await page.reload()
    await expect.poll(() => bar(page).allInnerTexts()).toEqual(['首页', ...kept.map((one) => names[one])])
    expect(complaints).toEqual([])
    await context.close()
  },
)
