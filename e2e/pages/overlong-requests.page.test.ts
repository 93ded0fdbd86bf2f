import { expect, test } from 'vitest'
import { panel } from '../desk.ts'
import { waiting } from '../held-requests.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()

test('[SH-189] the request of a page that is left is cancelled alone: that of the next one is answered', async () => {
  const { page, context, held, dropped } = await waiting(portal, /\/getTransferList|securitiesOpening\/list/)
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102')
  await expect.poll(() => held.length).toBe(1)
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByTitle('产品运营', { exact: true }).click()
  await menu.getByTitle('证券账户开户', { exact: true }).click()
  await expect.poll(() => held.length).toBe(2)
  await expect.poll(() => dropped.map((path) => path.split('/').at(-1))).toEqual(['getTransferList'])
  await held[1]!.continue()
  await panel(page)
    .getByText(/^KH\d+$/)
    .first()
    .waitFor()
  expect([dropped.length, await page.locator('[data-type]').count()]).toEqual([1, 0])
  await context.close()
})
