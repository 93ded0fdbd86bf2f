import { addComment } from '@iisp/guide/contract'
import { type Person, signedIn } from '@iisp/testing/browser'
import { getTransferList } from '@iisp/transfers/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

// what a page takes for success, and where other answers lead
const portal = stagePortal()
const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const orders = '/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102'
const praise = (page: Page) => page.getByRole('button', { name: '点赞' }).filter({ visible: true })
const arrive = (account = 'lin.jing'): Promise<Person> => signedIn(portal.browser, portal.iisp, account)

test('[SH-236] an answer without a field that it must have is refused as 响应字段验证失败', async () => {
  const { page, context } = await arrive('zhou.hang')
  // what the server answers, but for one field
  await page.route(`**${getTransferList.path}`, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: { total?: number } }
    delete data.total
    await route.fulfill({ response, json: { ...rest, data } })
  })
  await page.goto(orders)
  await page.getByRole('main').getByText('响应字段验证失败', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^HK/ }).count()).toBe(0)
  await page.unroute(`**${getTransferList.path}`)
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('button', { name: /^HK/ }).first().waitFor()
  await context.close()
})

/** Addresses that scripts of the page fetched. */
function fetched(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') found.push(new URL(request.url()).pathname)
  })
  return found
}

test.each([
  ['by the portal', { status: 200, json: { status: 302, location: '/iisp/novice-zone' } }],
  ['by a server in front', { status: 302, headers: { location: '/iisp/novice-zone' } }],
])(
  '[SH-288] [SH-359] a call that is redirected %s leads the window to the location, and no script fetches it',
  async (_, redirected) => {
    const { page, context } = await arrive()
    await page.goto(entry)
    await praise(page).waitFor()
    await page.route(`**${addComment.path}`, (route) => route.fulfill(redirected))
    const calls = fetched(page)
    await praise(page).click()
    await page.waitForURL('**/iisp/novice-zone')
    await page.getByRole('heading', { level: 1, name: '新手专区' }).waitFor()
    expect(calls.filter((path) => path === addComment.path)).toHaveLength(1)
    expect(calls).not.toContain('/iisp/novice-zone')
    await context.close()
  },
)

test('[SH-364] who is signed out meanwhile is told once to authenticate, and gets the login over the page', async () => {
  const { page, context } = await arrive()
  await page.goto(entry)
  await praise(page).waitFor()
  await page.waitForLoadState('networkidle')
  // the first refused call opens the login over the page, so the call of the button has to be the first
  const others = Promise.withResolvers<void>()
  await page.route(/\/(?:api|tgfw-[a-z]+)\//, async (route) => {
    if (!route.request().url().includes(addComment.path)) await others.promise
    await route.continue()
  })
  await context.clearCookies({ name: 'sessionId' })
  const refused = page.waitForResponse(`**${addComment.path}`)
  await praise(page).click()
  expect((await refused).status()).toBe(401)
  others.resolve()
  const shown = page.locator('[data-type="warning"]').filter({ hasText: '请认证' })
  await shown.getByText('请认证', { exact: true }).waitFor()
  expect(await shown.count()).toBe(1)
  await page.getByRole('heading', { name: '登录' }).waitFor()
  await page.goto('/iisp/new-home')
  await page.waitForURL('**/iisp/login**')
  await context.close()
})
