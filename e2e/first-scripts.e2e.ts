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
