import { signedIn } from '@iisp/testing/browser'
import { testPassword } from '@iisp/testing/iisp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

const cover = (page: Page) => page.getByRole('dialog', { name: '屏幕已锁定' })
const home = (page: Page) => page.getByRole('region', { name: '我的待办' })
const profile = '/api/common/mgrInfo/getMgrInfoBySessionId'

test('[BL-360] the lock covers every window, survives a reload, is enforced by the server and is released everywhere at once', async () => {
  const { context, page } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto('/')
    await home(each).waitFor()
  }
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/login/basic/lock'))
  await page.getByRole('button', { name: '锁屏' }).click()
  await answered
  for (const each of [page, other]) await cover(each).waitFor()
  const refused = await page.request.get(profile)
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([
    423,
    'platform.sessionLocked',
  ])

  await other.reload()
  await cover(other).getByText('林静，请输入登录密码解锁').waitFor()
  expect(await home(other).count()).toBe(0)
  const third = await context.newPage()
  await third.goto('/')
  await cover(third).waitFor()

  await cover(page).getByLabel('密码').fill('Wrong-password-1')
  await cover(page).getByRole('button', { name: '解锁' }).click()
  await cover(page).getByText('密码不正确，请重试').waitFor()
  await cover(page).getByLabel('密码').fill(testPassword)
  await cover(page).getByRole('button', { name: '解锁' }).click()
  for (const each of [page, other, third]) {
    await cover(each).waitFor({ state: 'detached' })
    await home(each).waitFor()
  }
  expect((await page.request.get(profile)).status()).toBe(200)
  await context.close()
})

test('signing out in one window clears the others', async () => {
  const { context, page } = await signedIn(portal.browser, portal.iisp, 'zhou.hang')
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto('/')
    await home(each).waitFor()
  }
  await page.getByRole('button', { name: /个人中心/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  for (const each of [page, other]) {
    await each.getByRole('heading', { name: '登录' }).waitFor()
    expect(await each.getByText('周航').count()).toBe(0)
    expect(await home(each).count()).toBe(0)
  }
  await context.close()
})
