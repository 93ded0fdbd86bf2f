import { getSweepCode } from '@iisp/identity/contract'
import { signedIn, stranger } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { sentCode } from './solve-puzzle.ts'

const portal = stagePortal({ enableSweepLogin: true }, { ENABLE_SWEEP_LOGIN: 'yes' })

/** A login page that shows a QR code, and what the code opens. */
async function showCode(page: Page) {
  const asked = page.waitForResponse((response) => response.url().includes(getSweepCode.path))
  await page.goto('/iisp/login')
  await page.getByRole('tab', { name: '扫码登录' }).click()
  const { uuid } = (await (await asked).json()).data
  await page.getByRole('img', { name: '扫码登录二维码' }).waitFor()
  return `/iisp/sweep-login?uuid=${uuid}`
}

/** Somebody's phone, signed in by password alone. */
async function phoneOf(account: string) {
  const phone = await signedIn(portal.browser, portal.iisp, await portal.iisp.as(account, 0))
  await phone.page.setViewportSize({ width: 390, height: 844 })
  return phone
}

test('[SH-139] the login page shows a QR code; confirmed on a phone with a second factor, it signs in once', async () => {
  const computer = await stranger(portal.browser, portal.iisp)
  const address = await showCode(computer.page)
  const phone = await phoneOf('lin.jing')
  await phone.page.goto(address)
  await phone.page.getByText('lin.jing@yuanshan.example').waitFor()
  await phone.page.getByText('Linux 上的 Chrome').waitFor()
  await computer.page.getByText('已扫描，请在手机上确认登录').waitFor()

  await phone.page.getByRole('button', { name: '确认登录' }).click()
  await phone.page.getByLabel('短信验证码').fill(await sentCode(portal.iisp, 'sms', '验证码'))
  await phone.page.getByRole('button', { name: '验证并继续' }).click()
  await phone.page.getByText('已确认，请在该设备上继续操作').waitFor()
  await computer.page.getByText('登录成功，欢迎您，林静').waitFor()
  await computer.page.goto('/iisp/my-account?part=sessions')
  await computer.page.getByRole('row').filter({ hasText: '本设备' }).getByText('扫码').waitFor()

  await phone.page.reload()
  await phone.page.getByText('二维码已失效或已使用').waitFor()
  expect(computer.complaints.filter((text) => !text.includes('401'))).toEqual([])
  await computer.context.close()
  await phone.context.close()
})

test('[SH-139] refused on the phone, nobody is signed in; a new code can be asked for', async () => {
  const computer = await stranger(portal.browser, portal.iisp)
  const phone = await phoneOf('he.yu')
  await phone.page.goto(await showCode(computer.page))
  await phone.page.getByRole('button', { name: '拒绝' }).click()
  await phone.page.getByText('已拒绝，该设备不会登录').waitFor()
  await computer.page.getByText('已在手机上拒绝本次登录').waitFor()
  expect((await computer.context.cookies()).some(({ name }) => name === 'sessionId')).toBe(false)
  await computer.page.getByRole('button', { name: '刷新二维码' }).click()
  await computer.page.getByText('秒内有效').waitFor()
  await computer.context.close()
  await phone.context.close()
})
