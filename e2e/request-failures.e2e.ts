import { addComment } from '@iisp/guide/contract'
import { type Person, signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

// how a page treats a call that fails: praise of a menu, pressed by a person
const portal = stagePortal()
const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const praise = (page: Page) => page.getByRole('button', { name: '点赞' }).filter({ visible: true })
const notices = (page: Page) => page.locator('[data-type]')
const notice = (page: Page, type: 'warning' | 'error', text: string) =>
  page.locator(`[data-type="${type}"]`).filter({ has: page.getByText(text, { exact: true }) })

async function arrive(account = 'lin.jing'): Promise<Person> {
  const person = await signedIn(portal.browser, portal.iisp, account)
  await person.page.goto(entry)
  await praise(person.page).waitFor()
  return person
}

interface Given {
  readonly status: number
  readonly msg?: string
  /** Status of the answer itself, where it differs from the one in it. */
  readonly outer?: number
}
/** What the server answers from now on. */
async function answer(page: Page, { status, msg = '', outer = status }: Given): Promise<void> {
  await page.unroute(`**${addComment.path}`)
  await page.route(`**${addComment.path}`, (route) =>
    route.fulfill({ status: outer, json: { status, msg, data: null } }),
  )
}
/** Presses the praise and waits until it has been answered. */
async function press(page: Page): Promise<void> {
  const answered = page.waitForResponse(`**${addComment.path}`)
  await praise(page).click()
  await answered
}

test('[SH-358] [SH-365] status 429 warns that the system is busy, and the person stays signed in', async () => {
  const { page, context } = await arrive()
  await answer(page, { status: 429, msg: 'too many' })
  await press(page)
  await notice(page, 'warning', '系统繁忙').getByText('系统繁忙，请稍后再试', { exact: true }).waitFor()
  expect(await notices(page).allInnerTexts()).toHaveLength(1)
  await page.unroute(`**${addComment.path}`)
  await press(page)
  await expect.poll(() => praise(page).getAttribute('aria-pressed')).toBe('true')
  await context.close()
})

test('[SH-360] [SH-367] what the server refuses is shown in its words as a warning, which goes after two seconds', async () => {
  const { page, context } = await arrive('he.yu')
  // the menu has been taken away meanwhile
  await portal.iisp.owner.query(
    `UPDATE identity.account SET roles = '{reviewer}' WHERE email = 'he.yu@qiming.example'`,
  )
  // a session is read again after some seconds
  portal.iisp.clock.advance(6)
  await page.clock.pauseAt(portal.iisp.clock.now().getTime() + 600_000)
  const answered = page.waitForResponse(`**${addComment.path}`)
  await praise(page).click()
  const refusal = await answered
  const { msg } = (await refusal.json()) as { msg: string }
  expect([refusal.status(), msg]).toEqual([404, expect.stringMatching(/\p{Script=Han}/u)])
  const shown = notice(page, 'warning', msg)
  await shown.waitFor()
  await page.clock.runFor(1_900)
  expect(await shown.isVisible()).toBe(true)
  await page.clock.runFor(200)
  await shown.waitFor({ state: 'detached' })
  await context.close()
})

test('[SH-360] [SH-366] what fails in the server is shown in its words as an error, which stays until it is closed', async () => {
  const { page, context } = await arrive()
  await page.clock.pauseAt(portal.iisp.clock.now().getTime() + 600_000)
  await answer(page, { status: 500, msg: '处理失败，编号7' })
  await press(page)
  const shown = notice(page, 'error', '处理失败，编号7')
  await shown.waitFor()
  await page.clock.runFor(600_000)
  expect(await shown.isVisible()).toBe(true)
  await shown.getByRole('button').click()
  await shown.waitFor({ state: 'detached' })
  await context.close()
})

test('[SH-175] [SH-403] the same notice is shown once within five seconds', async () => {
  const { page, context } = await arrive()
  await page.clock.pauseAt(portal.iisp.clock.now().getTime() + 600_000)
  await answer(page, { status: 500, msg: '请稍候重试' })
  const shown = notice(page, 'error', '请稍候重试')
  await press(page)
  await shown.waitFor()
  await shown.getByRole('button').click()
  await shown.waitFor({ state: 'detached' })
  await page.clock.runFor(4_500)
  await press(page)
  // another one comes at once
  await answer(page, { status: 500, msg: '另一提示' })
  await page.clock.runFor(300)
  await press(page)
  await notice(page, 'error', '另一提示').waitFor()
  expect(await shown.count()).toBe(0)
  await answer(page, { status: 500, msg: '请稍候重试' })
  await page.clock.runFor(700)
  await press(page)
  await shown.waitFor()
  await context.close()
})

test('[SH-368] without the network a text names it and asks to refresh or to contact the service', async () => {
  const { page, context } = await arrive()
  await page.route(`**${addComment.path}`, (route) => route.abort('connectionreset'))
  await praise(page).click()
  await notice(page, 'error', '网络连接超时，请刷新页面重试或联系在线客服').waitFor()
  await context.close()
})

const crowded = (code: string) => `网络有点拥挤，请稍后再试（${code}）`
const trouble = (code: string) => `好像遇到了点小问题哦，请联系在线客服处理（${code}）`
test('[SH-369] [SH-370] [SH-371] [SH-372] technical texts of the server reach nobody: each is shown as its text with its code', async () => {
  const { page, context } = await arrive()
  for (const [msg, text] of [
    ['Connection reset by peer', crowded('1001')],
    ['cursor "c1" does not exist', crowded('1002')],
    ['socket hang up', crowded('1003')],
    ['client disconnected', crowded('1004')],
    ['connection timed out', crowded('1005')],
    ['invalid argument: id', trouble('2001')],
    ['TypeError: fetch failed', trouble('3001')],
    ['ReferenceError: Invalid left-hand side', trouble('3002')],
    ['handler is not a function', trouble('3003')],
    ['x is not defined', trouble('3004')],
    ['Cannot read properties of undefined', trouble('3005')],
    ['connect ECONNREFUSED: Connection refused', '后台服务正在重启，大约需要5分钟，请稍后再试（4001）'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- a person presses one after the other
    await answer(page, { status: 500, msg })
    await press(page)
    await notice(page, 'error', text).waitFor()
    expect(await page.getByText(msg).count()).toBe(0)
    // oxlint-enable no-await-in-loop
  }
  await context.close()
})
