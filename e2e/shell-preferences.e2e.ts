import { changeMgrUser } from '@iisp/identity/contract'
import { signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')

const home = '/iisp/new-home'
const list = '/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102'
const menuTree = (page: Page) => page.getByRole('navigation', { name: '菜单' })
const brand = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--iisp-brand-solid').trim(),
  )

test('[SH-017] [SH-332] another colour is there at once, after a reload and in another browser', async () => {
  const { page } = operator
  await page.goto(home)
  await menuTree(page).waitFor()
  const before = await brand(page)
  await page.getByRole('button', { name: '外观' }).click()
  const kept = page.waitForResponse('**/themeColor/setColor')
  await page.getByRole('radio', { name: '主题颜色 3' }).click()
  expect((await kept).status()).toBe(200)
  await expect.poll(() => brand(page)).not.toBe(before)
  const chosen = await brand(page)
  await page.reload()
  await menuTree(page).waitFor()
  expect(await brand(page)).toBe(chosen)
  const elsewhere = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await elsewhere.page.goto(home)
  await menuTree(elsewhere.page).waitFor()
  await expect.poll(() => brand(elsewhere.page)).toBe(chosen)
  await elsewhere.context.close()
})

test('[SH-019] the chosen sizes of the scroll bars are those of pages and tables', async () => {
  const { page } = operator
  await page.goto(list)
  await page.getByRole('row').nth(3).waitFor()
  const bars = () =>
    page
      .getByRole('table')
      .first()
      .evaluate((table) => {
        const { width, height } = getComputedStyle(table.parentElement as Element, '::-webkit-scrollbar')
        return [width, height]
      })
  expect(await bars()).toEqual(['8px', '8px'])
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByRole('group', { name: '纵向滚动条' }).getByRole('radio', { name: '正常' }).check()
  await page.getByRole('group', { name: '横向滚动条' }).getByRole('radio', { name: '隐藏' }).check()
  await expect.poll(bars).toEqual(['16px', '0px'])
  await page.reload()
  await page.getByRole('row').nth(3).waitFor()
  await expect.poll(bars).toEqual(['16px', '0px'])
})

test('[SH-018] the other language is there at once and after a reload', async () => {
  const { browser, iisp } = portal
  const context = await browser.newContext({ baseURL: iisp.origin })
  const { cookies } = await iisp.as('lin.jing')
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: iisp.origin })))
  const page = await context.newPage()
  await page.goto(home)
  await menuTree(page).waitFor()
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  const english = page.getByRole('navigation', { name: 'Menu' })
  await english.getByText('Transfers').first().waitFor()
  await page.reload()
  await english.getByText('Transfers').first().waitFor()
  await context.close()
})

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
const noWarning = 'no warning'
test.each([
  ['[SH-021] [SH-231]', 'Edge', '浏览器兼容性提醒', `${chrome(120)} Edg/120.0.0.0`],
  ['[SH-231]', 'a browser derived from Chrome', '浏览器兼容性提醒', `${chrome(120)} QQBrowser/12.0`],
  ['[SH-229]', 'Firefox', '浏览器兼容性提醒', 'Mozilla/5.0 (X11; rv:120.0) Gecko/20100101 Firefox/120.0'],
  ['[SH-021]', 'Chrome 80', '浏览器版本过低提醒', chrome(80)],
  ['[SH-230] [SH-424]', 'Chrome 85', '浏览器版本过低提醒', chrome(85)],
  ['[SH-230] [SH-424]', 'Chrome 86', noWarning, chrome(86)],
])('%s at the login page %s gets %s', async (_, __, title, userAgent) => {
  const context = await portal.browser.newContext({ baseURL: portal.iisp.origin, userAgent })
  // what a browser says in a structured way comes before its user agent
  await context.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }))
  const page = await context.newPage()
  await page.goto('/iisp/login')
  await page.getByRole('heading', { name: '登录' }).waitFor()
  const warned = page.getByRole('alert').filter({ hasText: '提醒' })
  if (title === noWarning) expect(await warned.count()).toBe(0)
  else await warned.getByText(title, { exact: true }).waitFor()
  await context.close()
})

test('[SH-162] [SH-163] a new browser starts in Chinese with thin scroll bars; each bar offers hidden, thin and normal', async () => {
  const context = await portal.browser.newContext({ baseURL: portal.iisp.origin })
  const { cookies } = await portal.iisp.as('zhou.hang')
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: portal.iisp.origin })))
  const page = await context.newPage()
  await page.goto(home)
  await menuTree(page).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  await page.getByRole('button', { name: '语言' }).click()
  expect(await page.getByRole('menuitemradio', { name: '中文' }).getAttribute('aria-checked')).toBe('true')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '外观' }).click()
  for (const [name, variable] of [
    ['纵向滚动条', '--iisp-bar-width'],
    ['横向滚动条', '--iisp-bar-height'],
  ] as const) {
    const sizes = page.getByRole('group', { name }).getByRole('radio')
    const size = () => page.evaluate((one) => document.documentElement.style.getPropertyValue(one), variable)
    expect(await size()).toBe('8px')
    const offered = await sizes.evaluateAll((all) => all.map((one) => one.closest('label')?.innerText.trim()))
    expect(offered).toEqual(['隐藏', '细', '正常'])
    for (const [at, px] of ['0px', '8px', '16px'].entries()) {
      await sizes.nth(at).check({ force: true })
      await expect.poll(size).toBe(px)
    }
  }
  const first = await brand(page)
  await page.getByRole('radio', { name: '主题颜色 4' }).click()
  await expect.poll(() => brand(page)).not.toBe(first)
  await context.close()
})

test('[SH-192] [SH-193] a person’s colour is sent to the server; that of a super-manager who acts for somebody is not, and changes all the same', async () => {
  const acting = await portal.iisp.as('du.jian')
  await acting.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  for (const [who, sent] of [
    ['zhou.hang', 1],
    [acting, 0],
  ] as const) {
    const { page, context } = await signedIn(portal.browser, portal.iisp, who)
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/setColor') && asked.push(request.url())))
    await page.goto(home)
    await menuTree(page).waitFor()
    const before = await brand(page)
    await page.getByRole('button', { name: '外观' }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('radio', { name: '主题颜色 5' }).click()
    await reloaded
    await expect.poll(() => brand(page)).not.toBe(before)
    await menuTree(page).waitFor()
    expect(asked).toHaveLength(sent)
    expect((await context.cookies()).some(({ name }) => name === 'themeColor')).toBe(true)
    await context.close()
  }
})
