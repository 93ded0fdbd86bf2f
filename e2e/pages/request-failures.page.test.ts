import { addComment } from '@iisp/guide/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, arrive, notice, praise, press } from '../praise.ts'
import { stageWindow } from '../window/stage-window.ts'

// how a page treats a call that fails: praise of a menu, pressed by a person
const portal = stageWindow()
const notices = (page: Page) => page.locator('[data-type]')

test('[SH-358] [SH-365] status 429 warns that the system is busy, and the person stays signed in', async () => {
  const { page, context } = await arrive(portal)
  await answer(page, { status: 429, msg: 'too many' })
  await press(page)
  await notice(page, 'warning', '系统繁忙').getByText('系统繁忙，请稍后再试', { exact: true }).waitFor()
  expect(await notices(page).allInnerTexts()).toHaveLength(1)
  await page.unroute(`**${addComment.path}`)
  await press(page)
  await expect.poll(() => praise(page).getAttribute('aria-pressed')).toBe('true')
  await context.close()
})

test('[SH-368] without the network a text names it and asks to refresh or to contact the service', async () => {
  const { page, context } = await arrive(portal)
  await page.route(`**${addComment.path}`, (route) => route.abort('connectionreset'))
  await praise(page).click()
  await notice(page, 'error', '网络连接超时，请刷新页面重试或联系在线客服').waitFor()
  await context.close()
})

const crowded = (code: string) => `网络有点拥挤，请稍后再试（${code}）`
const trouble = (code: string) => `好像遇到了点小问题哦，请联系在线客服处理（${code}）`
test('[SH-369] [SH-370] [SH-371] [SH-372] technical texts of the server reach nobody: each is shown as its text with its code', async () => {
  const { page, context } = await arrive(portal)
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
