import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')

test('on a phone the order list shows number, amount and state at once, and the tools take a line', async () => {
  const { page } = operator
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(
    `${new URL(page.url()).origin}/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102`,
  )
  const heads = page.getByRole('columnheader')
  await heads.first().waitFor()
  await page.getByRole('cell').first().waitFor()
  expect((await heads.allInnerTexts()).slice(0, 3).map((text) => text.trim())).toEqual([
    '指令编号',
    expect.stringContaining('金额'),
    '状态',
  ])
  for (const at of [0, 1, 2]) {
    const box = await heads.nth(at).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  }
  // the whole number: its last digits tell the orders apart
  const number = page.getByRole('cell').first().getByRole('button')
  expect(await number.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
  const tool = await page.getByRole('button', { name: '吐槽', exact: true }).boundingBox()
  const back = await page.getByRole('button', { name: '返回', exact: true }).boundingBox()
  expect(Math.abs((tool?.y ?? 0) - (back?.y ?? 99))).toBeLessThan(8)
})
