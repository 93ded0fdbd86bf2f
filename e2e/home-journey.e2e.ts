import { getTodoList } from '@iisp/workspace/contract'
import { expect, test } from 'vitest'
import { listedOrders } from './desk.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const custodian = portal.person('zhao.tuo')
const reviewer = portal.person('zhou.hang')

const list = '**/iisp/transfer-money/transfer-instruction/transfer-list*'
const waiting = `institution_id = 'M001' AND (status = '011' OR status IN ('040', '050', '051') AND documents_missing)`

test('[SH-013] [BL-008] the to-do card of an operator opens the list of exactly the orders it counts, and these open', async () => {
  const { page } = operator
  const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
    `SELECT order_no FROM transfers.transfer_order WHERE ${waiting} ORDER BY id DESC`,
  )
  await page.goto('/iisp/new-home')
  const board = page.getByRole('region', { name: '我的待办' })
  await board.getByRole('button', { name: `${rows.length} 划款指令录入` }).click()
  await page.waitForURL(list)
  expect(new URL(page.url()).searchParams.get('todo')).toBe('entry')
  await page.getByText(`共${rows.length}条信息`).waitFor()
  const orders = page.getByRole('button', { name: /^HK/ }).filter({ visible: true })
  expect(await orders.allInnerTexts()).toEqual(rows.slice(0, 20).map((row) => row.order_no))
  await orders.first().click()
  await page.getByRole('dialog').getByText(rows[0]!.order_no).first().waitFor()
})

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

test('a stage opens the orders at it, and an order that came back opens with its reason', async () => {
  const { page } = operator
  const { rows } = await portal.iisp.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM transfers.transfer_order WHERE institution_id = 'M001' AND status = '020'`,
  )
  await page.goto('/iisp/new-home')
  const stages = page.getByRole('region', { name: '在途指令' })
  await stages.getByRole('button', { name: new RegExp(`^待复核.*${rows[0]!.n}笔$`) }).click()
  await page.waitForURL(list)
  await page.getByText(`共${rows[0]!.n}条信息`).waitFor()
  await page.goto('/iisp/new-home')
  const back = page.getByRole('region', { name: '退回与失败' }).getByRole('button', { name: /HK\d+/ }).first()
  const orderNo = /HK\d+/.exec(await back.innerText())![0]
  await back.click()
  await page.getByRole('dialog').getByText(orderNo).first().waitFor()
})

test('a payment day opens exactly the open orders of that day, at the manager and at the desk', async () => {
  const people = [
    { page: operator.page, card: '划款日程', opens: list, due: `institution_id = 'M001' AND status < '070'` },
    {
      page: custodian.page,
      card: '划款处理日程',
      opens: '**/operations/transfer-desk*',
      due: `status BETWEEN '040' AND '060'`,
    },
  ]
  for (const { page, card, opens, due } of people) {
    const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
      `SELECT order_no FROM transfers.transfer_order WHERE transfer_date = '2026-11-20' AND ${due}`,
    )
    await page.goto('/iisp/new-home')
    const days = page.getByRole('region', { name: card })
    await days.getByText('6小时30分').waitFor()
    await days.getByRole('button', { name: new RegExp(`^今日 11-20.*${rows.length}笔$`) }).click()
    await page.waitForURL(opens)
    expect(await listedOrders(page, rows.length)).toEqual(rows.map((row) => row.order_no).toSorted())
  }
})

test('a day of the coming cash opens exactly its payments; arrow keys move along the days, and the table says the same', async () => {
  const { page } = operator
  const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
    `SELECT order_no FROM transfers.transfer_order WHERE institution_id = 'M001' AND pays
     AND status BETWEEN '020' AND '051' AND transfer_date <= '2026-11-20'`,
  )
  await page.goto('/iisp/new-home')
  const cash = page.getByRole('region', { name: '未来现金' })
  const today = cash.getByRole('button', { name: /^今日 11-20 周五 · / })
  await today.focus()
  await page.keyboard.press('ArrowRight')
  await cash
    .getByRole('button', { name: /^11-23 周一 · / })
    .and(cash.locator(':focus'))
    .waitFor()
  const left = /余额 ([\d,.]+) 元/.exec((await today.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await cash.getByRole('button', { name: '表格' }).click()
  await cash.getByRole('row', { name: new RegExp(`^今日 11-20 周五 ${left} `) }).waitFor()
  await cash.getByRole('button', { name: '今日 11-20 周五' }).click()
  await page.waitForURL(list)
  expect(await listedOrders(page, rows.length)).toEqual(rows.map((row) => row.order_no).toSorted())
})

test('a first payment to an account is pointed out to the reviewer, and opens where it is reviewed', async () => {
  const { page } = reviewer
  const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
    `UPDATE transfers.transfer_order SET partner_account_no = '6222000099990000' WHERE id =
     (SELECT max(id) FROM transfers.transfer_order WHERE institution_id = 'M001' AND status = '020' AND pays)
     RETURNING order_no`,
  )
  await page.goto('/iisp/new-home')
  const order = page
    .getByRole('region', { name: '待我复核' })
    .getByRole('button', { name: rows[0]!.order_no })
  await order.getByText('首次向该账户付款').waitFor()
  await order.click()
  await page.waitForURL('**/transfer-instruction/transfer-review*')
  await page.getByRole('dialog').getByText(rows[0]!.order_no).first().waitFor()
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
