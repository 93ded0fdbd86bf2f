import { signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal({ mainPlatformUrl: 'https://main.example', mainPlatformSecret: 'shared' })
const reader = portal.person('he.yu')
const desk = portal.person('guan.li')

const notice = (page: Page, type: string, text: string | RegExp) =>
  page.locator(`[data-type="${type}"]`).filter({ hasText: text })
const orders = '/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102'

test('[SH-155] [SH-156] confirm, success, info, content and redirect: an announcement is published, read over the page, and leads to a menu', async () => {
  const { page } = reader
  await page.goto(orders)
  await page.getByRole('row').nth(1).waitFor()

  await desk.page.goto('/iisp/operations/announcements')
  await desk.page.getByRole('button', { name: '发布公告' }).click()
  await desk.page.getByRole('textbox', { name: /标题（中文）/ }).fill('录入页面更新')
  const text = desk.page.getByRole('textbox', { name: '内容（中文）' })
  await text.fill('请到划款指令录入查看')
  await text.press('Shift+Home')
  await desk.page.getByRole('toolbar', { name: /中文/ }).getByRole('button', { name: '链接' }).click()
  await desk.page.getByRole('textbox', { name: '链接地址' }).fill('#10101')
  await desk.page.keyboard.press('Enter')
  await desk.page.getByRole('button', { name: '发布', exact: true }).click()
  // confirm: a dialog with two answers
  const question = desk.page
    .getByRole('dialog')
    .filter({ has: desk.page.getByRole('button', { name: /取\s?消/ }) })
  await question
    .last()
    .getByRole('button', { name: /确\s?定/ })
    .click()
  await notice(desk.page, 'success', '公告已发布').waitFor()

  const arrived = notice(page, 'info', '新公告')
  expect(await arrived.innerText()).toContain('录入页面更新')
  await arrived.getByRole('button', { name: '查看' }).click()
  const content = page.getByRole('dialog', { name: '录入页面更新' })
  await content.getByText(/^发布时间 \d{4}-\d{2}-\d{2}/).waitFor()
  // it lies over the page in front, in its middle
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(orders)
  const box = await content.boundingBox()
  expect(Math.abs(box!.x + box!.width / 2 - 720)).toBeLessThan(2)

  await content.getByRole('link', { name: '请到划款指令录入查看' }).click()
  await page.getByRole('tab', { name: '划款指令录入', selected: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('mid')).toBe('10101')
  await content.waitFor({ state: 'detached' })
  // pushed, not replaced: the way back leads to the page it lay over
  await page.goBack()
  await page.getByRole('tab', { name: '划款指令查询', selected: true }).waitFor()
  await page.goto('/iisp/extension-center/message-notification')
  await page.getByRole('row', { name: /已读 录入页面更新/ }).waitFor()
  expect([...reader.complaints, ...desk.complaints]).toEqual([])
})

test('[SH-155] [SH-156] warning, download and loading: a menu for strong sign-ins offers its guide, whose file is on its way until it is saved', async () => {
  const client = await portal.iisp.as('lin.jing', 0)
  const { page, context } = await signedIn(portal.browser, portal.iisp, client)
  await page.goto('/iisp/new-home')
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('button', { name: /^外部平台/ }).click()
  await menu.getByRole('button', { name: /^智能服务/ }).click()
  await notice(page, 'warning', '该功能需使用短信或UKEY登录后访问')
    .getByRole('button', { name: 'UKEY登录指引' })
    .click()
  const download = page.getByRole('dialog', { name: 'UKEY登录指引' })
  await download.getByText(/^[1-5]\/5秒后自动下载$/).waitFor()
  // the file is held back for a while on its way
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/menuDescribe/downloadGuide*', async (route) => {
    await held
    await route.continue()
  })
  const saved = page.waitForEvent('download')
  await download.getByRole('button', { name: '立即下载' }).click()
  await page.clock.runFor(1_500)
  await notice(page, 'loading', '正在下载…').waitFor()
  release()
  await saved
  await notice(page, 'loading', '正在下载…').waitFor({ state: 'detached' })
  await context.close()
})

test('[SH-156] error: what the server cannot answer says so', async () => {
  const { page, context } = await signedIn(portal.browser, portal.iisp, 'he.yu')
  await page.goto('/iisp/extension-center/demand-center')
  const vote = page.getByRole('row').getByRole('button', { name: '支持', exact: true })
  await vote.first().waitFor()
  await portal.iisp.owner.query('ALTER TABLE feedback.demand_vote RENAME TO demand_vote_away')
  await vote.first().click()
  const failed = notice(page, 'error', /./)
  await failed.waitFor()
  await page.clock.runFor(10_000)
  expect(await failed.isVisible()).toBe(true)
  await portal.iisp.owner.query('ALTER TABLE feedback.demand_vote_away RENAME TO demand_vote')
  await context.close()
})
