import { addComment } from '@iisp/guide/contract'
import { menuQueryModeSave } from '@iisp/workspace/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type WindowPerson, stageWindow } from '../window/stage-window.ts'

// what a page takes for success, and where other answers lead
const portal = stageWindow()
const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const modes = '/iisp/integrated-management/my-account/menu-query-management'
const praise = (page: Page) => page.getByRole('button', { name: '点赞' }).filter({ visible: true })
const notice = (page: Page, text: string) =>
  page.locator('[data-type="warning"], [data-type="error"]').filter({ hasText: text })
const arrive = (account = 'lin.jing'): Promise<WindowPerson> => portal.signedIn(account)

test('[SH-235] only 200 in the answer and over it is success: otherwise nothing says that it was saved', async () => {
  const { page, context } = await arrive()
  await page.goto(modes)
  const first = page.getByRole('switch').first()
  await first.waitFor()
  const saved = page.locator('[data-type="success"]')
  for (const [outer, status, msg] of [
    [200, 500, '保存未完成'],
    [200, 0, '状态不明'],
    [400, 200, '未能保存'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- a person presses one after the other
    await page.unroute(`**${menuQueryModeSave.path}`)
    await page.route(`**${menuQueryModeSave.path}`, (route) =>
      route.fulfill({
        status: outer,
        json: { status, msg, data: route.request().postDataJSON() as object },
      }),
    )
    await first.click()
    await notice(page, msg).waitFor()
    expect([await first.isChecked(), await saved.count()]).toEqual([true, 0])
    // oxlint-enable no-await-in-loop
  }
  await page.unroute(`**${menuQueryModeSave.path}`)
  await first.click()
  await saved.filter({ hasText: '已设为手动查询' }).waitFor()
  await expect.poll(() => first.isChecked()).toBe(false)
  await context.close()
})

test('[SH-359] a redirection to a strange site leads nowhere', async () => {
  const { page, context } = await arrive()
  await page.goto(entry)
  await praise(page).waitFor()
  await page.route(`**${addComment.path}`, (route) =>
    route.fulfill({ status: 200, json: { status: 302, location: 'https://elsewhere.example/' } }),
  )
  await praise(page).click()
  await page.locator('[data-type="warning"]').first().waitFor()
  expect(new URL(page.url()).pathname).toBe(entry.split('?')[0])
  await context.close()
})
