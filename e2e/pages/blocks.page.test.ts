import { getMgrInfoBySessionId } from '@iisp/identity/contract'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'
import { menu } from '../shell.ts'

const portal = stageWindow({ mainPlatformUrl: 'https://main.example', mainPlatformSecret: 'shared' })

const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'
const orders = '/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102'
const openings = '/iisp/product-operation/securities-account-open?mid=31101'

async function as(name: string): Promise<Page> {
  const { page } = await portal.signedIn(name)
  return page
}
const panel = (page: Page) => page.getByRole('region', { name: '业务说明' }).filter({ visible: true })

test.each([
  ['a manager', 'lin.jing', '划款管理', '划款指令查询'],
  ["the institution's administrator, a trustee client", 'gu.min', '产品运营', '证券账户开户'],
  ['a channel', 'qian.duo', '产品运营', '证券账户开户'],
  ['the custodian', 'zhao.tuo', '运营', '划款指令处理'],
  ['a super-manager', 'du.jian', '运营', '吐槽处理'],
])('[BL-002] [BL-005] %s opens a business page from the menu, with the shared blocks', async (...row) => {
  const [, name, group, leaf] = row
  const page = await as(name)
  await page.goto('/iisp/new-home')
  const item = menu(page).getByRole('button', { name: new RegExp(`^${leaf}`) })
  await menu(page)
    .getByRole('button', { name: new RegExp(`^${group}`) })
    .click()
  await item.click()
  await panel(page).getByRole('button', { name: '返回' }).waitFor()
  await page.getByRole('table').filter({ visible: true }).waitFor()
  expect(await page.getByRole('tab', { selected: true }).innerText()).toContain(leaf)
  await page.close()
})

test('[BL-004] the profile tells the kind of user, and the portal adapts to it', async () => {
  const profile = async (name: string) => {
    const { isMgr, supperMgrChg } = await (await portal.iisp.as(name)).ok(getMgrInfoBySessionId, {})
    return [isMgr, supperMgrChg]
  }
  expect(await profile('lin.jing')).toEqual(['0', '0'])
  expect(await profile('gu.min')).toEqual(['1', '0'])
  expect(await profile('qian.duo')).toEqual(['2', '0'])
  expect((await profile('du.jian'))[1]).toBe('1')
  const change = (page: Page) => page.getByRole('button', { name: '切换管理人' })
  for (const [name, transfers] of [
    ['lin.jing', 1],
    ['qian.duo', 0],
    ['du.jian', null],
  ] as const) {
    const page = await as(name)
    await page.goto('/iisp/new-home')
    await menu(page).getByRole('button').first().waitFor()
    if (transfers === null) await change(page).first().waitFor()
    else
      expect(
        await menu(page)
          .getByRole('button', { name: /^划款管理/ })
          .count(),
      ).toBe(transfers)
    if (name === 'lin.jing') expect(await change(page).count()).toBe(0)
    await page.close()
  }
})

/** Lists the behaviour of the shared table and panel, so that two pages can be compared. */
async function behaviour(page: Page, address: string, column: string): Promise<string[]> {
  await page.goto(address)
  const table = page.getByRole('table').filter({ visible: true })
  await table.getByRole('row').nth(1).waitFor()
  const seen: string[] = []
  const headers = () => table.getByRole('columnheader', { name: column }).count()
  const columns = page.getByRole('button', { name: '列设置' })
  await columns.click()
  await page.getByRole('checkbox', { name: column, exact: true }).uncheck()
  await expect.poll(headers).toBe(0)
  seen.push('a column is put away')
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect.poll(headers).toBe(1)
  seen.push('and comes back')
  await columns.click()
  const total = page.getByText(/^共[\d,]+条信息$/)
  // the foot says it once the rows have arrived
  await total.first().waitFor()
  seen.push(`${await total.count()} total`)
  await panel(page).getByRole('button', { name: '展开业务说明' }).click()
  await panel(page).getByRole('button', { name: '收起业务说明' }).waitFor()
  seen.push('the description unfolds')
  await panel(page).getByRole('button', { name: '吐槽' }).click()
  seen.push(
    await page.getByRole('dialog').getByRole('textbox').first().getAttribute('placeholder').then(String),
  )
  await page.keyboard.press('Escape')
  return seen
}

test('[BL-009] table and description panel behave the same on the pages of two modules', async () => {
  const page = await as('zhou.hang')
  const transfers = await behaviour(page, orders, '产品名称')
  expect(transfers.slice(0, 4)).toEqual([
    'a column is put away',
    'and comes back',
    '1 total',
    'the description unfolds',
  ])
  expect(await behaviour(page, openings, '产品名称')).toEqual(transfers)
  await page.close()
})

test('[BL-010] [BL-011] an associated menu opens under /iisp, and so does the business handbook saved for it', async () => {
  const page = await as('lin.jing')
  await page.goto(entry)
  await panel(page).getByRole('button', { name: '划款指令查询' }).click()
  await page.waitForURL('**/iisp/transfer-money/transfer-instruction/transfer-list**')
  await panel(page).getByRole('button', { name: '业务红宝书' }).click()
  await page.waitForURL('**/iisp/integrated-management/subscription-center/Service-Content**')
  await page.getByRole('heading', { name: '划款指令查询' }).filter({ visible: true }).waitFor()
  await page.close()
})

/** Delays the answers of a call until it is released. */
async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((done) => (letGo = done))
  await page.route(`**${path}**`, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}
const list = '/transferList/getTransferList'

test('[BL-190] a slow list shows that it is loading and then its rows; a failed one shows an error', async () => {
  const page = await as('zhou.hang')
  const letGo = await hold(page, list)
  await page.goto(orders)
  const table = page.getByRole('table', { name: '划款指令查询' })
  const isBusy = () => table.getAttribute('aria-busy')
  await expect.poll(isBusy, { timeout: 10_000 }).toBe('true')
  expect(await page.getByText(/^HK20\d+$/).count()).toBe(0)
  letGo()
  await page
    .getByText(/^HK20\d+$/)
    .first()
    .waitFor()
  await expect.poll(isBusy).not.toBe('true')
  await page.unroute(`**${list}**`)
  await page.route(`**${list}**`, (route) =>
    route.fulfill({ status: 403, json: { status: 403, code: 'x', msg: '列表暂时无法读取', data: null } }),
  )
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await page
    .getByText(/列表暂时无法读取/)
    .first()
    .waitFor()
  await page.close()
})

test('[BL-307] every call carries trace id, menu and address; an ended session leads to the sign-in', async () => {
  const { page, context } = await portal.signedIn('lin.jing')
  const calls: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:api|tgfw-integration)\//.test(pathname) && request.resourceType() === 'fetch')
      calls.push(request)
  })
  await page.goto(orders)
  await page
    .getByText(/^HK20\d+$/)
    .first()
    .waitFor()
  await panel(page).getByRole('button', { name: '点赞' }).click()
  await expect.poll(() => calls.some((call) => call.method() === 'POST')).toBe(true)
  const faults = calls.filter((call) => {
    const headers = call.headers()
    const isJson = call.method() === 'GET' || headers['content-type']?.startsWith('application/json')
    return !/^[\w-]{32}$/.test(headers['x-trace-id'] ?? '') || !headers['x-from-path'] || !isJson
  })
  expect(faults.map((call) => call.url())).toEqual([])
  const ofTheList = calls.filter((call) => call.url().includes('getTransferList'))
  expect(ofTheList.map((call) => call.headers()['x-from-menu-id'])).toContain('10102')
  await context.clearCookies({ name: 'sessionId' })
  // whichever call comes first finds the session ended
  await page.getByRole('button', { name: '查询', exact: true }).dispatchEvent('click')
  await page.getByRole('dialog').getByRole('button', { name: '登录' }).waitFor()
  await context.close()
})

test('without a session no business page is shown', async () => {
  const { page, context } = await portal.stranger()
  await page.goto(orders)
  await page.getByRole('button', { name: '登录' }).waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await context.close()
})
