import { gapOf, stranger } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

const account = 'wei.ran@yunshan.example'
const fresh = 'Willow-stone-raven-715'

/** Moves the piece by the arrow keys. */
async function solve(page: Page): Promise<void> {
  const handle = page.getByRole('slider', { name: '拼图位置' })
  await expect
    .poll(() => handle.evaluate((element) => element === document.activeElement), { timeout: 10_000 })
    .toBe(true)
  const gap = await gapOf(portal.iisp)
  for (let moved = 0; moved + 3 <= gap; moved += 3) {
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(30)
  }
  await page.keyboard.press('Enter')
  await page.clock.runFor(600)
}

/** The code in the last message that this channel carried for the reset. */
async function code(channel: 'sms' | 'mail'): Promise<string> {
  const read = async () => {
    const { rows } = await portal.iisp.owner.query<{ body: string }>(
      `SELECT body FROM platform.message_outbox
       WHERE channel = $1 AND body LIKE '%重置登录密码%' ORDER BY id DESC LIMIT 1`,
      [channel],
    )
    return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
  }
  await expect.poll(read, { timeout: 15_000 }).toMatch(/^\d{6}$/)
  return read()
}

test('[SH-048] who forgot the password gets from the login page to a new one and signs in with it', async () => {
  const { page, complaints, context } = await stranger(portal.browser, portal.iisp)
  await page.goto('/iisp/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByRole('heading', { name: '重置密码' }).waitFor()
  await page.goto('/iisp/Reset-Password?from=mail')
  await page.getByLabel('邮箱账号').fill(account)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/cms/Reset-Password?from=mail')
  await page.getByRole('button', { name: '下一步' }).click()
  await solve(page)
  await page.getByLabel('短信验证码').fill(await code('sms'))
  await page.getByLabel('邮件验证码').fill(await code('mail'))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('新密码', { exact: true }).fill(fresh)
  await page.getByLabel('确认新密码').fill(fresh)
  await page.getByRole('button', { name: '重置密码' }).click()
  await page.getByRole('link', { name: '去登录' }).click()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('邮箱账号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await solve(page)
  await page.getByText('登录成功，欢迎您，魏然').waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()
})

test('[SH-049] the old name of the page leads to the same form', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await page.goto('/Reset-Password-Test')
  await page.getByLabel('邮箱账号').waitFor()
  expect(new URL(page.url()).pathname).toBe('/cms/Reset-Password-Test')
  await context.close()
})
