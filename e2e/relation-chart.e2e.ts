import { readFile } from 'node:fs/promises'
import { bringAxe, seriousFindings } from '@iisp/testing/accessibility'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const address = '/iisp/product-manage/mother-child-found/mother-child-found-apply'

const drawerOf = (page: Page) => page.getByRole('dialog', { name: /^关系图谱/ })
const fundOf = (page: Page, code: string) =>
  drawerOf(page).getByRole('button', { name: new RegExp(`^${code} .*，[母子]基金`) })
const middle = async (page: Page, code: string) => {
  const box = await fundOf(page, code).boundingBox()
  if (box === null) throw new Error(`${code} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

test('[BU-334] the chart of all relations: mothers above, a fund is followed up and down, by mouse and keyboard, and saved as a picture', async () => {
  const { page, complaints, context } = operator
  await bringAxe(context)
  await page.goto(address)
  await page.getByRole('button', { name: '关系图谱' }).first().click()
  await drawerOf(page).getByText('共7只基金、5条关系').waitFor()
  for (const [mother, child] of [
    ['SXA001', 'SXA013'],
    ['SXA013', 'SXA017'],
    ['SQM002', 'SXA019'],
  ] as const)
    expect((await middle(page, mother)).y).toBeLessThan((await middle(page, child)).y)

  await fundOf(page, 'SXA013').click()
  await drawerOf(page).getByText('聚焦 SXA013：上下游共3只基金、2条关系').waitFor()
  const opacity = (code: string) => fundOf(page, code).evaluate((one) => getComputedStyle(one).opacity)
  expect([await opacity('SXA017'), await opacity('SXA015')]).toEqual(['1', '0.2'])
  await expect.poll(() => drawerOf(page).getByRole('row').count()).toBe(3)
  expect(await seriousFindings(page)).toEqual([])

  await fundOf(page, 'SXA017').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect(await fundOf(page, 'SXA001').getAttribute('aria-pressed')).toBe('true')

  const before = (await middle(page, 'SXA001')).width
  await drawerOf(page).getByRole('button', { name: '放大' }).click()
  await expect.poll(async () => (await middle(page, 'SXA001')).width).toBeGreaterThan(before)
  await drawerOf(page).getByRole('button', { name: '适应窗口' }).click()
  await expect.poll(async () => (await middle(page, 'SXA001')).width).toBeCloseTo(before, 1)

  for (const [button, ending, start] of [
    ['保存PNG', 'png', '89504e47'],
    ['保存SVG', 'svg', '3c737667'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await drawerOf(page).getByRole('button', { name: button }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`母子基金关系图谱_SXA001_2026-11-20.${ending}`)
    const content = await readFile(await saved.path())
    expect(content.subarray(0, 4).toString('hex')).toBe(start)
    expect(content.length).toBeGreaterThan(1000)
  }
  expect(complaints).toEqual([])
})

test('[BU-334] a relation opens the chart of its child, the address keeps it, and a row of its list leads to the arrow', async () => {
  const { page, complaints } = operator
  await page.goto(`${address}?zcpdm=SXA017`)
  await page.getByRole('row').filter({ hasText: 'SXA017' }).getByRole('button', { name: '更多' }).click()
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name: '关系图谱' }).click()
  await drawerOf(page).getByText('聚焦 SXA017：上下游共3只基金、2条关系').waitFor()
  await page.reload()
  await drawerOf(page).getByText('聚焦 SXA017：上下游共3只基金、2条关系').waitFor()
  expect(await drawerOf(page).getByText('SXA019', { exact: false }).count()).toBe(0)
  await drawerOf(page)
    .getByRole('row')
    .filter({ hasText: '95.00%' })
    .getByText('SXA001', { exact: false })
    .click()
  await drawerOf(page).getByText('聚焦 SXA001 与 SXA013 的关系').waitFor()
  await page.keyboard.press('Escape')
  await drawerOf(page).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).searchParams.get('chart')).toBeNull()
  expect(complaints).toEqual([])
})

test('[BU-334] on a phone a chosen fund comes near enough to be read', async () => {
  const { page, complaints } = operator
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${address}?chart=*`)
  const before = (await middle(page, 'SXA013')).width
  await fundOf(page, 'SXA013').click()
  await expect.poll(async () => (await middle(page, 'SXA013')).width).toBeGreaterThan(before * 1.5)
  const { x } = await middle(page, 'SXA013')
  expect(x).toBeGreaterThan(0)
  expect(x).toBeLessThan(390)
  expect(complaints).toEqual([])
})
