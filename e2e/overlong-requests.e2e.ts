import { expect, test } from 'vitest'
import { pathOf, waiting } from './held-requests.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

test('[SH-190] [SH-191] [SH-373] [SH-413] [SH-414] [SH-415] of five requests older than 30 seconds the three newest go on; the others are cancelled within three seconds, which is said', async () => {
  // what the form of an order asks for
  const { page, context, held, dropped } = await waiting(
    portal,
    /getMgrCYConta|getNextCommandPattern|selectWorkDays|getProductInfo|getMenuVideoList/,
  )
  await page.goto('/iisp/new-home')
  const began = await page.evaluate(() => Date.now())
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101')
  await expect.poll(() => held.length).toBe(5)
  const last = await page.evaluate(() => Date.now())
  const paths = held.map((route) => pathOf(route.request()))
  expect(last - began).toBeLessThan(25_000)
  await page.clock.pauseAt(began + 29_900)
  expect(dropped).toEqual([])
  // until the fifth is 30 seconds old, and a sweep later; in steps, because the notice stands for two seconds only
  for (let ran = 0; ran < last - began + 3_200 && dropped.length < 2; ran += 200)
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await page.clock.runFor(200)
  await expect.poll(() => dropped).toEqual(paths.slice(0, 2))
  await page
    .locator('[data-type="warning"]')
    .getByText('由于请求时间过长，已取消该请求', { exact: true })
    .waitFor()
  // later sweeps leave the three alone
  await page.clock.runFor(6_500)
  expect(dropped).toEqual(paths.slice(0, 2))
  await context.close()
})
