import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')

const tree = (page: Page) => page.getByRole('navigation', { name: '菜单' })
const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' })

test('[SH-111] the styles of sub-applications change nothing of the frame', async () => {
  const { page } = operator
  await page.goto('/iisp/new-home')
  await tree(page)
    .getByRole('button', { name: /^产品运营/ })
    .waitFor()
  const styles = () =>
    page.evaluate(() => {
      const parts = [
        'header',
        'header button',
        'header svg',
        'nav button',
        'nav span',
        '[role="tab"]',
        'main',
        'body',
      ]
      return parts.map((selector) => {
        const element = document.querySelector(selector)
        if (element === null) throw new Error(`nothing is ${selector}`)
        const all = getComputedStyle(element)
        const names = [
          'color',
          'backgroundColor',
          'fontFamily',
          'fontSize',
          'lineHeight',
          'padding',
          'margin',
          'border',
          'boxSizing',
          'display',
        ]
        return names.map((name) => `${selector} ${name}: ${all[name as 'color']}`).join('; ')
      })
    })
  const sheets = () => page.evaluate(() => document.styleSheets.length)
  const before = [await styles(), await sheets()] as const
  const open = async (group: RegExp, name: RegExp) => {
    const entry = tree(page).getByRole('button', { name })
    if (!(await entry.isVisible())) await tree(page).getByRole('button', { name: group }).click()
    await entry.click()
    await tabs(page).getByRole('tab', { name, selected: true }).waitFor()
    await page.getByRole('main').locator('[data-app]:visible').first().waitFor()
  }
  await open(/^划款管理/, /^划款指令录入/)
  await open(/^产品运营/, /^证券账户开户/)
  await open(/^综合管理/, /^消息通知/)
  await page.mouse.move(720, 700)
  await tabs(page).getByRole('tab', { name: '首页' }).click()
  expect(await sheets()).toBeGreaterThan(before[1])
  expect(await styles()).toEqual(before[0])
})
