import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { menu } from './shell.ts'

const portal = stagePortal({ mainPlatformUrl: 'https://main.example', mainPlatformSecret: 'shared' })

const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const openings = '/iisp/product-operation/securities-account-open?mid=31101'

const panel = (page: Page) => page.getByRole('region', { name: '业务说明' }).filter({ visible: true })

/** Texts of controls, headings and columns that contain only Latin letters. */
const notChinese = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('button, label, th, h1, h2, h3, [role="tab"], a')
    const words = [...all]
      .filter((one) => one.offsetParent !== null && !one.closest('td'))
      .map((one) => one.innerText.trim())
    // each language is shown by its own name
    return words.filter((text) => /[A-Za-z]{2}/.test(text) && !/[\u4e00-\u9fff]|^English$/.test(text))
  })

test('[BL-001] a new browser profile shows Chinese, whatever its language', async () => {
  const context = await portal.browser.newContext({ baseURL: portal.iisp.origin, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: '登录' }).waitFor()
  expect(await notChinese(page)).toEqual([])
  const client = await portal.iisp.as('lin.jing')
  await context.addCookies([
    { name: 'sessionId', value: client.cookies.get('sessionId') as string, url: portal.iisp.origin },
  ])
  for (const address of [entry, openings]) {
    await page.goto(address)
    await panel(page).getByRole('button', { name: '吐槽' }).waitFor()
    expect(await notChinese(page)).toEqual([])
  }
  await panel(page).getByRole('button', { name: '吐槽' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await notChinese(page)).toEqual([])
  await context.close()
})

test('[BL-247] a menu that needs a strong sign-in shows a password session what to do', async () => {
  const { cookies, origin } = await portal.iisp.as('lin.jing', 0)
  const context = await portal.browser.newContext({ baseURL: origin })
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })))
  const page = await context.newPage()
  await page.goto('/iisp/new-home')
  await menu(page)
    .getByRole('button', { name: /^外部平台/ })
    .click()
  await menu(page).getByRole('button', { name: '智能服务' }).click()
  const notice = page.locator('[data-type]').filter({ hasText: '该功能需使用短信或UKEY登录后访问' })
  await notice.getByText('UKEY登录指引').waitFor()
  expect((await notice.boundingBox())?.width).toBe(470)
  await context.close()
})
