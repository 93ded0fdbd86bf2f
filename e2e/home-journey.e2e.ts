import { getTodoList } from '@iisp/workspace/contract'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')

const list = '**/iisp/transfer-money/transfer-instruction/transfer-list*'

test('[BL-288] one call answers home all menus with to-dos, and its board shows each with its count', async () => {
  const { page } = operator
  const menus = await (await portal.iisp.as('lin.jing')).ok(getTodoList, {})
  // the page brings the answer of the call with it
  const document = await (await page.goto('/iisp/new-home'))!.text()
  for (const { ID, menuName } of menus) expect(document).toContain(`{"ID":"${ID}","menuName":"${menuName}"`)
  expect(menus.length).toBeGreaterThan(2)
  const board = page.getByRole('region', { name: '我的待办' })
  await board.getByRole('button', { name: /^\d+ 划款指令录入/ }).waitFor()
  const groups = board.getByRole('tab')
  const shown: string[] = []
  for (const group of await groups.all()) {
    // oxlint-disable-next-line no-await-in-loop -- one group after the other
    await group.click()
    // oxlint-disable-next-line no-await-in-loop
    shown.push(...(await board.getByRole('button', { name: /^\d+ / }).allInnerTexts()))
  }
  for (const { menuName } of menus) expect(shown.join('\n')).toMatch(new RegExp(`\\d+\\s+${menuName}`))
})

test('in a narrow window nothing of home lies beyond its edge', async () => {
  const { page } = operator
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/iisp/new-home')
  for (const name of ['未来现金', '在途指令', '通知公告']) {
    const card = page.getByRole('region', { name })
    await card.waitFor()
    const widths = await card.evaluate((of) => [
      of.getBoundingClientRect().right,
      of.scrollWidth - of.clientWidth,
    ])
    expect([name, widths[0]! <= 390, widths[1]]).toEqual([name, true, 0])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('[SH-016] [SH-326] [SH-327] [SH-328] [SH-329] [SH-330] [SH-331] what a person arranges on home is there after a reload: a hidden card, an order, quick and common menus', async () => {
  const { page } = operator
  await page.goto('/iisp/new-home')
  await page.getByRole('region', { name: '在途指令' }).waitFor()
  await page.getByRole('button', { name: '编辑首页' }).click()
  const cards = page.getByRole('group', { name: '首页卡片' })
  await cards.getByRole('checkbox', { name: '退回与失败' }).uncheck()
  const up = cards.getByRole('button', { name: '上移：功能入口' })
  await up.focus()
  while (await up.isEnabled()) await page.keyboard.press('Enter')
  const common = page.getByRole('group', { name: /^常用菜单/ })
  await common.getByRole('checkbox', { name: '划款指令查询' }).check()
  const quick = page.getByRole('group', { name: /^快捷菜单/ })
  await quick.getByRole('checkbox', { name: '划款指令录入' }).check()
  const kept = page.waitForResponse('**/commomMenu/commomMenuConfig')
  const keptQuick = page.waitForResponse('**/quickMenu/quickMenuConfig')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  expect((await kept).status()).toBe(200)
  expect((await keptQuick).request().postDataJSON()).toMatchObject({ menuIds: ['10101'] })
  await page.getByRole('region', { name: '编辑首页' }).waitFor({ state: 'detached' })
  const read = page.waitForResponse('**/commomMenu/commomMenuList')
  const readQuick = page.waitForResponse('**/quickMenu/getQuickMenuList')
  await page.reload()
  expect(await (await readQuick).json()).toMatchObject({
    data: [{ menuId: '10101', name: '划款指令录入', path: expect.any(String), sort: 1 }],
  })
  expect(JSON.stringify(await (await read).json())).toContain('划款指令查询')
  await page.getByRole('region', { name: '在途指令' }).waitFor()
  // shown when its own call has answered
  await page.getByRole('region', { name: '常用菜单' }).waitFor()
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(titles).toEqual([
    '功能入口',
    '我的待办',
    '快捷菜单',
    '常用菜单',
    '我的近期产品',
    '未来现金',
    '划款日程',
    '在途指令',
    '通知公告',
  ])
  await page.getByRole('region', { name: '常用菜单' }).getByRole('button', { name: '划款指令查询' }).click()
  await page.waitForURL(list)
})

test('home opened anew is painted before anything is asked for; the bare address becomes that of home', async () => {
  // with the browser's own clock: that of the other windows also stands in for its frames
  const context = await portal.browser.newContext({
    baseURL: portal.iisp.origin,
    storageState: await operator.context.storageState(),
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { painted: Infinity, asked: [] as number[] }
    Object.assign(window, { seen })
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-front] h2') === null) return
      observer.disconnect()
      requestAnimationFrame(() => (seen.painted = performance.now()))
    })
    observer.observe(document, { childList: true, subtree: true })
    const send = window.fetch
    window.fetch = (...request) => {
      if (/\/(?:api|tgfw-[a-z]+)\//.test(String(request[0]))) seen.asked.push(performance.now())
      return send(...request)
    }
  })
  await page.goto('/iisp')
  await page.waitForURL('**/iisp/new-home')
  await page.getByRole('region', { name: '我的待办' }).getByRole('listitem').first().waitFor()
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { painted: number; asked: number[] } }).seen)
  await expect.poll(async () => (await seen()).asked.length).toBeGreaterThan(3)
  const { painted, asked } = await seen()
  expect(asked.filter((at) => at < painted)).toEqual([])
  await context.close()
})
