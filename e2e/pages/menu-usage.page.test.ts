import { staticMenu } from '@iisp/workspace/contract'
import { transferList } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const administrator = portal.person('guan.li')

test('[SH-355] an opened menu is reported once with its times, and the operators see how often and how fast it opens', async () => {
  const { page } = operator
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === staticMenu.path) sent.push(request.postDataJSON())
  })
  await page.goto('/iisp/new-home')
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('button', { name: /^划款管理/ }).click()
  const answered = page.waitForResponse((response) => response.url().includes(staticMenu.path))
  await menu.getByRole('button', { name: /^划款指令查询/ }).click()
  expect((await answered).status()).toBe(200)
  await page.getByRole('tab', { name: '首页' }).click()
  await page.getByRole('tab', { name: '划款指令查询' }).click()
  await page.getByRole('table').first().waitFor()
  expect(sent).toEqual([
    { menuId: transferList.id, loadTime: expect.any(Number), renderTime: expect.any(Number) },
  ])
  const { loadTime, renderTime } = sent[0] as { loadTime: number; renderTime: number }
  expect(loadTime + renderTime).toBeGreaterThan(0)

  const desk = administrator.page
  await desk.goto('/iisp/operations/menu-usage')
  const row = desk.getByRole('row').filter({ hasText: '划款指令查询' })
  await row
    .getByRole('cell', { name: String(loadTime + renderTime), exact: true })
    .first()
    .waitFor()
  expect([...operator.complaints, ...administrator.complaints]).toEqual([])
})
