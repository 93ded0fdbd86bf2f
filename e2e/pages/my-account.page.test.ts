import { testPassword } from '@iisp/testing/iisp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { solvePuzzle } from '../solve-puzzle.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()

const profile = '/api/common/mgrInfo/getMgrInfoBySessionId'
const fresh = 'Willow-stone-raven-715'
const status = async (page: Page) => (await page.request.get(profile)).status()

test('[SH-305] from the person’s menu somebody ends another session, changes the password, which ends all but this one, and finds the refused try in the log', async () => {
  const { page, complaints, context } = await portal.signedIn('he.yu')
  const lost = await portal.signedIn('he.yu')
  const other = await portal.signedIn('he.yu')
  await page.goto('/')
  await page.getByRole('button', { name: '何雨 个人中心' }).click()
  await page.getByRole('menuitem', { name: '个人中心' }).click()
  await page.waitForURL('**/iisp/my-account')
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
  await solvePuzzle(page, portal.iisp)
  await page.getByText('当前密码不正确').waitFor()
  await page.getByLabel('当前密码').fill(testPassword)
  await page.getByRole('button', { name: '修改密码' }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByText('密码已修改，其他设备上的登录已结束').waitFor()
  expect([await status(page), await status(lost.page), await status(other.page)]).toEqual([200, 401, 401])
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])

  await page.getByRole('tab', { name: '登录记录' }).click()
  await page.getByText('密码错误', { exact: true }).first().waitFor()
  for (const each of [context, lost.context, other.context]) await each.close()
})
