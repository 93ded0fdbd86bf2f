import { gapOf, signedIn } from '@iisp/testing/browser'
import { testPassword } from '@iisp/testing/iisp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

const profile = '/api/common/mgrInfo/getMgrInfoBySessionId'
const fresh = 'Willow-stone-raven-715'
const status = async (page: Page) => (await page.request.get(profile)).status()

/** Moves the piece into the gap with the arrow keys, as slowly as a person does. */
async function solve(page: Page): Promise<void> {
  const handle = page.getByRole('slider', { name: '拼图位置' })
  await expect
    .poll(() => handle.evaluate((element) => element === document.activeElement), { timeout: 10_000 })
    .toBe(true)
  const steps = Math.round((await gapOf(portal.iisp)) / 3)
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(60)
  }
  await page.keyboard.press('Enter')
}

test('[SH-305] from the person’s menu somebody ends another session, changes the password, which ends all but this one, and finds the refused try in the log', async () => {
  const { page, complaints, context } = await signedIn(portal.browser, portal.iisp, 'he.yu')
  const lost = await signedIn(portal.browser, portal.iisp, 'he.yu')
  const other = await signedIn(portal.browser, portal.iisp, 'he.yu')
  await page.goto('/')
  await page.getByRole('button', { name: '何雨 个人中心' }).click()
  await page.getByRole('menuitem', { name: '个人中心' }).click()
  await page.getByText('启明', { exact: false }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/iisp/my-account')

  await page.getByRole('tab', { name: '登录设备' }).click()
  await page.getByText('本设备').waitFor()
  const ends = page.getByRole('button', { name: '结束登录' })
  await expect.poll(() => ends.count()).toBe(2)
  await ends.first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect.poll(() => ends.count()).toBe(1)
  const left = [await status(lost.page), await status(other.page)].toSorted()
  expect(left).toEqual([200, 401])

  await page.getByRole('tab', { name: '修改密码' }).click()
  await page.getByLabel('当前密码').fill('Wrong-password-1')
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill(fresh)
  await page.getByLabel('确认新密码').fill(fresh)
  await page.getByRole('button', { name: '修改密码' }).click()
  await solve(page)
  await page.getByText('当前密码不正确').waitFor()
  await page.getByLabel('当前密码').fill(testPassword)
  await page.getByRole('button', { name: '修改密码' }).click()
  await solve(page)
  await page.getByText('密码已修改，其他设备上的登录已结束').waitFor()
  expect([await status(page), await status(lost.page), await status(other.page)]).toEqual([200, 401, 401])
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])

  await page.getByRole('tab', { name: '登录记录' }).click()
  await page.getByText('密码错误', { exact: true }).first().waitFor()
  for (const each of [context, lost.context, other.context]) await each.close()
})
