import { signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

const orders = '/iisp/transfer-money/transfer-instruction'
const push = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)

test('going to /logout with unsaved input asks first; a person who stays keeps the page and the input', async () => {
  const { page, complaints } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await page.goto(`${orders}/transfer-form`)
  await page.getByLabel('摘要').fill('申购款')
  await push(page, '/logout')
  await page.getByRole('button', { name: '返回编辑' }).click()
  await page.waitForURL(/transfer-form\?mid=/)
  expect(await page.getByLabel('摘要').inputValue()).toBe('申购款')
  await push(page, '/logout')
  await page.getByRole('button', { name: '放弃并退出' }).click()
  await page.waitForURL(/login\?logout=1/)
  expect(complaints).toEqual([])
})

test('after a dialog over a drawer the focus returns to the drawer, and Escape closes it', async () => {
  const { page } = await signedIn(portal.browser, portal.iisp, 'zhou.hang')
  await page.goto(`${orders}/transfer-review`)
  const opener = page.getByRole('row').nth(1).getByRole('button').first()
  await opener.click()
  const drawer = page.locator('.ant-drawer-content-wrapper')
  for (const [step, leave] of [
    ['退回', 'Escape'],
    ['通过', 'Escape'],
    ['通过', 'press'],
  ] as const) {
    const button = drawer.getByRole('button', { name: new RegExp(step) })
    await button.click()
    const dialog = page.locator('.ant-modal')
    await dialog.waitFor()
    if (leave === 'press') await dialog.getByRole('button', { name: /取\s*消/ }).click()
    else await page.keyboard.press(leave)
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await drawer.isVisible()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true)
})
