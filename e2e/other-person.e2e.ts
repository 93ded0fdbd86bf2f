import { listReadBooks } from '@iisp/guide/contract'
import { signedIn } from '@iisp/testing/browser'
import { testPassword } from '@iisp/testing/iisp'
import { addTran } from '@iisp/transfers/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { draftOf, openAnyForm } from '../modules/transfers/server/test/new-order.ts'
import { button } from './desk.ts'
import { stagePortal } from './portal.ts'
import { solvePuzzle } from './solve-puzzle.ts'

const portal = stagePortal()
const orders = '/iisp/transfer-money/transfer-instruction'
const socket = /\/ws\/keepalive/

async function enter(page: Page, within: Page | Locator, account: string): Promise<void> {
  await within.getByRole('tab', { name: '密码登录' }).click()
  const field = within.getByLabel('邮箱账号')
  if (await field.isEditable()) await field.fill(account)
  await within.getByLabel('密码', { exact: true }).fill(testPassword)
  await within.getByRole('button', { name: '登录', exact: true }).click()
  await solvePuzzle(page, portal.iisp)
}
/** The panel above the page in front, with the button that keeps its handbook. */
const guide = (page: Page) => page.getByRole('region', { name: '业务说明', exact: true })
const booksOf = async (name: string) => (await portal.iisp.as(name)).ok(listReadBooks, {})

test('a window that hears nothing of a sign-in in another one saves nothing in the other’s name, asks for the sign-in and keeps what was typed', async () => {
  const { context, page } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await page.routeWebSocket(socket, (route) => void route.close())
  await page.goto(`${orders}/transfer-form?mid=10101`)
  const summary = page.getByRole('textbox', { name: '摘要' })
  await summary.fill('申购款')
  await button(guide(page), '收藏').waitFor()

  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: /个人中心/ }).click()
  await other.getByRole('menuitem', { name: '退出登录' }).click()
  await enter(other, other, 'zhou.hang@yuanshan.example')
  await other.getByText('登录成功，欢迎您，周航').waitFor()

  await button(guide(page), '收藏').click()
  const layer = page.getByRole('dialog', { name: '已以其他身份登录' })
  await layer.getByText('请以本人账号重新登录，已填写的内容会保留').waitFor()
  expect([await booksOf('zhou.hang'), await booksOf('lin.jing')]).toEqual([[], []])

  await enter(page, layer, '')
  await layer.waitFor({ state: 'detached' })
  expect(await summary.inputValue()).toBe('申购款')
  await button(guide(page), '收藏').click()
  await button(guide(page), '取消收藏').waitFor()
  expect([await booksOf('zhou.hang'), (await booksOf('lin.jing')).length]).toEqual([[], 1])
  await context.close()
})

test('a window whose socket was away says so, and has what it missed and new pushes once the network is back', async () => {
  const { context, page } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  let isRefused = true
  await page.routeWebSocket(socket, (route) =>
    isRefused ? void route.close() : void route.connectToServer(),
  )
  await page.goto(`${orders}/transfer-list`)
  await page.getByRole('row').nth(1).waitFor()
  const sign = page.getByRole('status').filter({ hasText: '实时更新已断开，列表可能不是最新' })
  expect(await sign.count()).toBe(0)
  await page.clock.fastForward(3_000)
  for (let attempt = 0; attempt < 3; attempt++) await page.clock.runFor(3_000)
  await sign.waitFor()

  const client = await portal.iisp.as('lin.jing')
  const add = async () => (await client.ok(addTran, draftOf(await openAnyForm(client)))).orderNo
  const row = (orderNo: string) => page.getByRole('row').getByRole('button', { name: orderNo })
  const missed = await add()
  expect(await row(missed).count()).toBe(0)
  isRefused = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await sign.waitFor({ state: 'detached' })
  await row(missed).waitFor()
  await row(await add()).waitFor()
  await context.close()
})
