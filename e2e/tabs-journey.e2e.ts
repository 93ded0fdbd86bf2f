import { signedIn } from '@iisp/testing/browser'
import { getTransferList } from '@iisp/transfers/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { bar, openMenu } from './shell.ts'

const portal = stagePortal()

const orders = '/iisp/transfer-money/transfer-instruction'
const titles = (page: Page) => bar(page).getByRole('tab').allInnerTexts()

test('after a reload each window has its own tabs again; pages behind ask the server only when they are shown', async () => {
  const { context, page, complaints } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await page.goto(`${orders}/transfer-list?keyword=SXA001`)
  await page.getByRole('row').nth(1).waitFor()
  await openMenu(page, '划款管理', '划款指令录入')
  await page.getByRole('textbox', { name: '摘要' }).fill('申购款')
  const three = ['首页', '划款指令查询', '划款指令录入']
  expect((await titles(page)).map((title) => title.replace(/\s*未保存/, ''))).toEqual(three)

  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.reload()
  await page.getByText('已恢复未提交的内容').waitFor()
  expect(await page.getByRole('textbox', { name: '摘要' }).inputValue()).toBe('申购款')
  expect((await titles(page)).map((title) => title.replace(/\s*未保存/, ''))).toEqual(three)
  expect(asked.filter((path) => path === getTransferList.path)).toEqual([])
  await bar(page).getByRole('tab', { name: '划款指令查询' }).click()
  await page.getByRole('row').getByRole('button', { name: /^HK/ }).filter({ visible: true }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('SXA001')
  expect(asked.filter((path) => path === getTransferList.path)).toHaveLength(1)

  const other = await context.newPage()
  await other.goto(`${orders}/transfer-list`)
  await other.getByRole('row').nth(1).waitFor()
  expect(await titles(other)).toEqual(['首页', '划款指令查询'])
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  expect((await titles(page)).map((title) => title.replace(/\s*未保存/, ''))).toEqual(three)
  expect(complaints).toEqual([])
  await context.close()
})

const brightness = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByRole('radio', { name }).check({ force: true })
  await page.keyboard.press('Escape')
}
/** Colours of the select fields of the page in front that are not the surface's. */
const otherColours = (page: Page) =>
  page.evaluate(() => {
    const colourOf = (node: Element) => getComputedStyle(node).backgroundColor
    const surface = document.createElement('div')
    surface.style.background = 'var(--iisp-surface)'
    document.body.append(surface)
    const wanted = colourOf(surface)
    surface.remove()
    const fields = [...document.querySelectorAll('.ant-select:not(.ant-select-disabled)')]
    const shown = fields.filter((node) => node.checkVisibility()).map(colourOf)
    return shown.length > 0 ? shown.filter((colour) => colour !== wanted) : ['no field']
  })

test('a change of brightness reaches the pages behind, whatever the brightness in which each was opened', async () => {
  const { context, page } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await page.goto(`${orders}/transfer-list`)
  await page.getByRole('row').nth(1).waitFor()
  await bar(page).getByRole('tab', { name: '首页' }).click()
  await brightness(page, '深色')
  await openMenu(page, '划款管理', '划款指令录入')
  await page.getByRole('textbox', { name: '摘要' }).waitFor()
  await bar(page).getByRole('tab', { name: '首页' }).click()
  await brightness(page, '浅色')
  for (const name of ['划款指令查询', '划款指令录入']) {
    await bar(page).getByRole('tab', { name }).click()
    await expect.poll(() => otherColours(page)).toEqual([])
  }
  await context.close()
})

test('the order form opens with the focus in its first field; Ctrl+S and Ctrl+Enter press its buttons, ? names them', async () => {
  const { context, page, complaints } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await page.goto('/')
  await openMenu(page, '划款管理', '划款指令录入')
  const form = page.getByRole('form', { name: '划款指令录入' })
  await form.waitFor()
  await expect.poll(() => form.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Control+Enter')
  await form.getByText('请选择产品').first().waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' })
  expect(await sheet.getByRole('region', { name: '当前表单' }).innerText()).toMatch(
    /保存\s*Ctrl\+S\s*提交\s*Ctrl\+Enter/,
  )
  if (process.env['SHOTS']) await page.screenshot({ path: '/tmp/sheet.png' })
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.keyboard.press('Alt+w')
  await expect.poll(() => titles(page)).toEqual(['首页'])
  await page.keyboard.press('Alt+Shift+T')
  await expect.poll(() => titles(page)).toEqual(['首页', '划款指令录入'])
  expect(complaints).toEqual([])
  await context.close()
})

test('two pages stand side by side: each keeps its state, the border moves, a reload keeps it, a narrow window ends it', async () => {
  const { context, page, complaints } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await page.setViewportSize({ width: 1440, height: 900 })
  const summary = page.getByRole('textbox', { name: '摘要' })
  const row = page.getByRole('row').nth(1)
  await page.goto(`${orders}/transfer-form`)
  await summary.fill('对照录入')
  await openMenu(page, '划款管理', '划款指令查询')
  await row.waitFor()
  await bar(page).getByRole('tab', { name: '划款指令录入' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '与当前页面并排' }).click()
  await summary.filter({ visible: true }).waitFor()
  expect(await row.isVisible()).toBe(true)
  expect(await summary.inputValue()).toBe('对照录入')

  const divider = page.getByRole('separator', { name: '调整两个页面的宽度' })
  const before = (await divider.boundingBox())!
  await page.mouse.move(before.x + 4, before.y + 300)
  await page.mouse.down()
  await page.mouse.move(before.x + 154, before.y + 300, { steps: 5 })
  await page.mouse.up()
  const moved = (await divider.boundingBox())!.x
  expect(Math.abs(moved - before.x - 150)).toBeLessThan(6)

  await page.reload()
  await row.waitFor()
  await summary.filter({ visible: true }).waitFor()
  expect(await summary.inputValue()).toBe('对照录入')
  expect(Math.abs((await divider.boundingBox())!.x - moved)).toBeLessThan(2)

  await page.setViewportSize({ width: 900, height: 900 })
  await divider.waitFor({ state: 'detached' })
  expect([await row.isVisible(), await summary.isVisible()].filter(Boolean)).toHaveLength(1)
  expect(await titles(page)).toContain('划款指令录入\n未保存')
  await page.keyboard.press('Alt+b')
  await page.getByText('窗口太窄，无法并排显示').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
