import { generateKeyPairSync } from 'node:crypto'
import { getMgrInfoBySessionId, login, ukeyLoginInit, ukeyVerifySign } from '@iisp/identity/contract'
import { signedIn, stranger } from '@iisp/testing/browser'
import { testPassword } from '@iisp/testing/iisp'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { sentCode, solvePuzzle } from './solve-puzzle.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const account = 'lin.jing@yuanshan.example'

type Credential = Awaited<ReturnType<typeof credentialsOf>>[number]

const credentialsOf = async (cdp: CDPSession, authenticatorId: string) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials

/** Gives the page a key that is touched at once. */
async function insertKey(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    held: () => credentialsOf(cdp, authenticatorId),
    hold: (credential: Credential) =>
      cdp.send('WebAuthn.addCredential', { authenticatorId, credential }).then(() => {}),
    async pullOut() {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      await cdp.send('WebAuthn.disable')
      await cdp.detach()
    },
  }
}

/**
 * Registers a new key for the operator, and answers what another key needs to be the same. The key is pulled out again:
 * of two keys in one window either might answer the next time.
 */
async function register(name: string): Promise<Credential> {
  const { page } = operator
  const key = await insertKey(page)
  await page.goto('/iisp/my-account?part=keys')
  await page.getByRole('button', { name: '登记UKey' }).click()
  const dialog = page.getByRole('dialog', { name: '登记UKey' })
  await dialog.getByLabel('名称').fill(name)
  await dialog.getByRole('button', { name: '登记', exact: true }).click()
  await page.getByRole('cell', { name }).waitFor()
  const [credential] = await key.held()
  await key.pullOut()
  return credential!
}

async function askToRemove(name: string, page: Page): Promise<void> {
  await page.goto('/iisp/my-account?part=keys')
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: '移除' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定|移除/ })
    .click()
}

async function remove(name: string): Promise<void> {
  await askToRemove(name, operator.page)
  await operator.page.getByText('UKey已移除').waitFor()
}

/** What the page asked of a call, in order. */
function requestsOf(page: Page, path: string) {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return bodies
}

async function fillIn(page: Page) {
  await page.getByLabel('邮箱账号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(testPassword)
}
const signIn = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).click()
const ways = (page: Page) => page.getByRole('tablist', { name: '登录方式' }).getByRole('tab')

test('[SH-032] [SH-297] [SH-298] a person registers a UKey, signs in with it, and removes it', async () => {
  const credential = await register('工作UKey')
  const { page: visitor, context } = await stranger(portal.browser, portal.iisp)
  await (await insertKey(visitor)).hold(credential)
  const started: string[] = []
  visitor.on('response', async (response) => {
    if (response.url().includes(ukeyLoginInit.path)) started.push((await response.json()).data.uuid)
  })
  await visitor.goto('/iisp/UKey-Login')
  await expect.poll(() => ways(visitor).last().getAttribute('aria-selected')).toBe('true')
  await fillIn(visitor)
  await signIn(visitor)
  await visitor.getByText('登录成功，欢迎您，林静').waitFor()
  await visitor.goto('/iisp/my-account?part=sessions')
  await visitor.getByRole('row').filter({ hasText: '本设备' }).getByText('UKey').waitFor()

  await remove('工作UKey')
  await context.clearCookies()
  await visitor.goto('/iisp/UKey-Login')
  await fillIn(visitor)
  await signIn(visitor)
  await visitor.getByText('UKey验证失败，请重试').waitFor()
  await expect.poll(() => started.length).toBe(2)
  expect(started[0]).not.toBe(started[1])
  expect(operator.complaints).toEqual([])
  await context.close()
})

test('[SH-138] [SH-171] the three ways of signing in follow each other, each with its own form; a new browser begins with SMS', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  const code = page.getByLabel('短信验证码')
  const hint = page.getByText('再按提示插入并触摸UKey')
  const chosen = async () =>
    (
      await ways(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-selected') === 'true'))
    ).indexOf(true)
  await page.goto('/iisp/login')
  await code.waitFor()
  expect(await ways(page).allInnerTexts()).toEqual(['短信登录', '密码登录', 'UKey登录'])
  expect([await chosen(), await hint.count()]).toEqual([0, 0])
  await ways(page).first().press('ArrowRight')
  await expect.poll(async () => [await chosen(), await code.count(), await hint.count()]).toEqual([1, 0, 0])
  await ways(page).nth(1).press('ArrowRight')
  await expect.poll(async () => [await chosen(), await code.count(), await hint.count()]).toEqual([2, 0, 1])
  expect(new URL(page.url()).pathname).toBe('/iisp/login')
  await ways(page).nth(2).press('ArrowRight')
  await expect.poll(async () => [await chosen(), await code.count(), await hint.count()]).toEqual([0, 1, 0])
  await ways(page).nth(2).click()
  await hint.waitFor()
  await page.reload()
  await code.waitFor()
  expect([await chosen(), await hint.count()]).toEqual([0, 0])
  await context.close()
})

test('[SH-160] each way sends its number, and the profile answers it', async () => {
  const credential = await register('备用UKey')
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await (await insertKey(page)).hold(credential)
  const sent = requestsOf(page, login.path)
  const entered = async (loginType: number) => {
    const profile = page.waitForResponse((response) => response.url().includes(getMgrInfoBySessionId.path))
    await signIn(page)
    if (loginType === 0) await solvePuzzle(page, portal.iisp)
    expect((await (await profile).json()).data).toMatchObject({ loginType })
    await page.getByText('登录成功，欢迎您，林静').waitFor()
    expect(sent.at(-1)).toMatchObject({ loginType })
    await context.clearCookies()
    await page.goto('/iisp/login')
    await fillIn(page)
  }
  await page.goto('/iisp/login')
  await fillIn(page)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByLabel('短信验证码').fill(await sentCode(portal.iisp, 'sms', '登录验证码'))
  await entered(2)
  await ways(page).nth(1).click()
  await entered(0)
  await ways(page).nth(2).click()
  await entered(1)
  expect(sent).toHaveLength(3)
  await context.close()
  await remove('备用UKey')
})

test('[SH-392] a key that signs wrongly ends in a message: nobody is signed in, and nothing typed is lost', async () => {
  const credential = await register('真UKey')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await (
    await insertKey(page)
  ).hold({
    ...credential,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  })
  const verified = requestsOf(page, ukeyVerifySign.path)
  const sent = requestsOf(page, login.path)
  await page.goto('/iisp/UKey-Login')
  await fillIn(page)
  await signIn(page)
  await page.getByText('UKey验证失败，请重试').waitFor()
  expect(verified).toHaveLength(1)
  expect(sent).toEqual([])
  expect(await page.getByLabel('邮箱账号').inputValue()).toBe(account)
  expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe(testPassword)
  expect(new URL(page.url()).pathname).toBe('/iisp/UKey-Login')
  await context.close()
  await remove('真UKey')
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
  await signIn(page)
  await dialog.waitFor()
  await context.close()
})

test('instead of the SMS code a touch of the own UKey proves the second factor, and what was asked for goes on', async () => {
  const credential = await register('随身UKey')
  const client = await portal.iisp.as('lin.jing', 0)
  const { page, context } = await signedIn(portal.browser, portal.iisp, client)
  await (await insertKey(page)).hold(credential)
  await askToRemove('随身UKey', page)
  const dialog = page.getByRole('dialog', { name: '资金操作验证' })
  await dialog.getByRole('button', { name: '改用UKey验证' }).click()
  await page.getByText('UKey已移除').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await context.close()
})
