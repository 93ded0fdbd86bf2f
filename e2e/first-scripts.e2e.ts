import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const frame = '**/assets/frame-*.js*'

test('a frame that arrives only at the third request is asked for again by itself', async () => {
  const { page } = operator
  let requests = 0
  await page.route(frame, (route: Route) => (++requests < 3 ? route.abort() : route.continue()))
  await page.goto('/iisp/new-home')
  await page.getByRole('region', { name: '我的待办' }).waitFor()
  expect(requests).toBe(3)
  await page.unroute(frame)
})

test('[SH-130] [SH-384] where it never arrives, the page says so and offers to load again', async () => {
  const { page } = operator
  await page.route(frame, (route: Route) => route.abort())
  await page.goto('/iisp/new-home')
  await page.getByRole('alert').getByText('应用加载失败，请刷新重试').waitFor()
  await page.unroute(frame)
  await page.getByRole('button', { name: '点击刷新' }).click()
  await page.getByRole('region', { name: '我的待办' }).waitFor()
})

test.each([
  ['[BU-229]', 'lin.jing', 'getMenuAuthority', '划款管理'],
  ['[BU-230]', 'pu.lin', 'getProxyMenuAuthority', '份额登记'],
])('%s the menus of %s are what %s answers, which comes with the page', async (_, account, call, menu) => {
  const { page } = await portal.signedIn(account)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/menuAuthority/get') && asked.push(request.url()))
  await page.goto('/')
  await page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: menu }).first().waitFor()
  expect(asked.filter((url) => url.includes('MenuAuthority'))).toEqual([])
  const came = await page.locator('#begin').textContent()
  const { answers } = JSON.parse(came ?? '{}') as { answers: { call: string }[] }
  expect(answers.map((one) => one.call).filter((name) => name.includes('MenuAuthority'))).toEqual([call])
})

test('keys typed while the search is still being loaded go to its field', async () => {
  const { page } = operator
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/Search-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/iisp/new-home')
  await page.getByRole('navigation', { name: '菜单' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('10102')
  const field = page.getByRole('combobox', { name: /^搜索/ })
  expect(await field.inputValue()).toBe('10102')
  release()
  await page.getByRole('option', { name: /划款指令查询/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: '划款指令查询', selected: true }).waitFor()
  await page.unroute(/\/Search-[^/]*\.js$/)
})

test('[BU-187] while the menus are awaited no tab opens, and why is said', async () => {
  const { page, context } = await portal.signedIn('lin.jing')
  // without the answers that come with the page
  await context.route('**/iisp/new-home', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /<script type="application\/json" id="begin">.*?<\/script>/,
      '',
    )
    await route.fulfill({ response, body })
  })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await context.route('**/getMenuAuthority', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/iisp/new-home')
  const todo = page.getByRole('region', { name: '我的待办' }).getByRole('button', { name: /划款指令录入/ })
  await todo.click()
  await page.getByText('正在加载菜单…').waitFor()
  await page.clock.fastForward(10_000)
  await page.getByText('菜单数据未准备好，请稍后再试').waitFor()
  expect(await page.getByText('正在加载菜单…').count()).toBe(0)
  expect(await page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab').count()).toBe(1)
  letThrough()
  await page
    .getByRole('navigation', { name: '菜单' })
    .getByRole('button', { name: /^划款管理/ })
    .waitFor()
  await todo.click()
  await expect
    .poll(() => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab').count())
    .toBe(2)
})
