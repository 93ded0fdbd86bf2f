import { stranger } from '@iisp/testing/browser'
import { testPassword } from '@iisp/testing/iisp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const account = 'lin.jing@yuanshan.example'

/** Gives the page a key that is touched at once. */
async function insertKey(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return { cdp, authenticatorId }
}

async function fillIn(page: Page) {
  await page.getByLabel('邮箱账号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(testPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('[SH-032] [SH-138] [SH-160] [SH-171] [SH-297] [SH-298] a person registers a UKey, signs in with it, and removes it', async () => {
  const { page, complaints } = operator
  const own = await insertKey(page)
  await page.goto('/iisp/my-account?part=keys')
  await page.getByRole('button', { name: '登记UKey' }).click()
  const dialog = page.getByRole('dialog', { name: '登记UKey' })
  await dialog.getByLabel('名称').fill('工作UKey')
  await dialog.getByRole('button', { name: '登记', exact: true }).click()
  await page.getByText('UKey已登记').waitFor()
  await page.getByRole('cell', { name: '工作UKey' }).waitFor()

  const { page: login, context } = await stranger(portal.browser, portal.iisp)
  const same = await insertKey(login)
  const { credentials } = await own.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: own.authenticatorId,
  })
  await same.cdp.send('WebAuthn.addCredential', {
    authenticatorId: same.authenticatorId,
    credential: credentials[0]!,
  })
  await login.goto('/iisp/login')
  const ways = login.getByRole('tablist', { name: '登录方式' }).getByRole('tab')
  await expect.poll(() => ways.allInnerTexts()).toEqual(['短信登录', '密码登录', 'UKey登录'])
  expect(await ways.first().getAttribute('aria-selected')).toBe('true')
  const before = login.url()
  await ways.last().click()
  expect(login.url()).toBe(before)
  await login.goto('/iisp/UKey-Login')
  await expect.poll(() => ways.last().getAttribute('aria-selected')).toBe('true')
  await fillIn(login)
  await login.getByText('登录成功，欢迎您，林静').waitFor()
  await login.goto('/iisp/my-account?part=sessions')
  await login.getByRole('row').filter({ hasText: '本设备' }).getByText('UKey').waitFor()

  await page.getByRole('button', { name: '移除' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定|移除/ })
    .click()
  await page.getByText('UKey已移除').waitFor()
  await context.clearCookies()
  await login.goto('/iisp/UKey-Login')
  await fillIn(login)
  await login.getByText('UKey验证失败，请重试').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('[SH-392] a key that is not the account’s ends in a message, and the sign-in stays', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await insertKey(page)
  await page.goto('/iisp/UKey-Login')
  await fillIn(page)
  await page.getByText('UKey验证失败，请重试').waitFor()
  expect(await page.getByLabel('邮箱账号').inputValue()).toBe(account)
  expect(new URL(page.url()).pathname).toBe('/iisp/UKey-Login')
  await context.close()
})

test.each([
  ['[SH-390] a browser that knows no keys', 'delete window.PublicKeyCredential'],
  [
    '[SH-391] a browser without the means to reach a key',
    `Object.defineProperty(navigator, 'credentials', { value: undefined })`,
  ],
])('%s says so in a dialog', async (_, missing) => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await page.addInitScript(missing)
  await page.goto('/iisp/login')
  await page.getByRole('tab', { name: 'UKey登录' }).click()
  const dialog = page.getByRole('dialog', { name: '当前浏览器不支持UKey' })
  await dialog.getByRole('button', { name: '知道了' }).click()
  await dialog.waitFor({ state: 'detached' })
  await fillIn(page)
  await dialog.waitFor()
  await context.close()
})
