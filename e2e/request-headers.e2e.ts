import type { Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, choose, panel } from './desk.ts'
import { stagePortal } from './portal.ts'

// the calls of pages, as they leave the browser while a person works
const portal = stagePortal({}, { ERROR_LOG_HOST: 'https://log.example' })
const operator = portal.person('lin.jing')

const orders = '/iisp/transfer-money/transfer-instruction/transfer-list'
const form = '/iisp/transfer-money/transfer-instruction/transfer-form'
const sent: Request[] = []
/** The calls to the portal's own server that began on a page. */
const callsOf = (path: string) => sent.filter((one) => one.headers()['x-from-path'] === path)

beforeAll(async () => {
  const { page } = operator
  page.on('request', (one) => {
    const { origin, pathname } = new URL(one.url())
    if (origin === portal.iisp.origin && one.resourceType() === 'fetch' && !pathname.includes('.'))
      sent.push(one)
  })
  await page.goto(`${orders}?mid=10102`)
  await page.getByRole('button', { name: /^HK/ }).first().waitFor()
  await panel(page).getByRole('textbox', { name: '指令编号/产品' }).fill('SXA001')
  const asked = page.waitForResponse((one) => one.request().postData()?.includes('SXA001') === true)
  await button(panel(page), '查询').click()
  await asked
  await page.goto(`${form}?mid=10101`)
  await button(panel(page), '提交').waitFor()
  await choose(panel(page), '产品', 'SXA001', 'SXA001')
  await choose(panel(page), '划款类型', '', '费用支付')
})

test('[SH-284] POST requests carry a JSON body and say so', () => {
  const posts = sent.filter((one) => one.method() === 'POST')
  expect(posts.map((one) => one.postDataJSON() as unknown)).toContainEqual(
    expect.objectContaining({ keyword: 'SXA001' }),
  )
  for (const one of posts) {
    expect([one.url(), one.headers()['content-type']]).toEqual([one.url(), 'application/json'])
    expect(one.postDataJSON()).toBeTypeOf('object')
  }
})

test('[SH-285] [SH-467] each request has a trace id of its own, 32 characters long, with which it is answered', async () => {
  const ids = sent.map((one) => one.headers()['x-trace-id'])
  expect(ids.length).toBeGreaterThan(10)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{32}$/)
  expect(new Set(ids).size).toBe(ids.length)
  const last = sent.at(-1)!
  expect((await last.response())?.headers()['x-trace-id']).toBe(ids.at(-1))
})

test('[SH-286] requests name the menu and the path of the page that they come from', () => {
  for (const [path, menu, least] of [
    [orders, '10102', 3],
    [form, '10101', 5],
  ] as const) {
    const menus = callsOf(path).map((one) => one.headers()['x-from-menu-id'])
    expect(menus.length).toBeGreaterThanOrEqual(least)
    expect(new Set(menus)).toEqual(new Set([menu]))
  }
  expect(sent).toHaveLength(callsOf(orders).length + callsOf(form).length)
})

test('[SH-286] what goes to another server does not name them', async () => {
  const { page } = operator
  const log = page.waitForRequest('https://log.example/errorLog/save')
  await page.route('https://log.example/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { status: 200, data: null } }),
  )
  await page.route('**/menuDescribe/addComment', (route) =>
    route.fulfill({ status: 502, body: 'Bad Gateway' }),
  )
  await page.getByRole('button', { name: '点赞' }).filter({ visible: true }).click()
  const report = await log
  expect((await report.response())?.status()).toBe(200)
  expect(Object.keys(report.headers()).filter((name) => name.startsWith('x-from'))).toEqual([])
})

test('[SH-289] the parameters of a GET request are sorted by their names', () => {
  const names = sent
    .filter((one) => one.method() === 'GET')
    .map((one) => [...new URL(one.url()).searchParams.keys()])
    .filter((all) => all.length > 1)
  expect(names.length).toBeGreaterThan(0)
  for (const all of names) expect(all).toEqual(all.toSorted())
})
