import { bringAxe, seriousFindings } from '@iisp/testing/accessibility'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { days, event, play, subscribe } from './rehearse.ts'
import { relationFolder as folder } from './relation-form.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')

const stored = async () =>
  (
    await portal.iisp.owner.query(
      `SELECT (SELECT count(*) FROM ta.application) + (SELECT count(*) FROM fund_relation.linked_order) AS n`,
    )
  ).rows[0]

test('from its list a relation of a chain is rehearsed: money by day and fund, each rule, and nothing is stored', async () => {
  const { page, complaints, context } = operator
  const before = await stored()
  await bringAxe(context)
  await page.goto(`${folder}/mother-child-found-apply?zcpdm=SXA017`)
  await page.getByRole('row').filter({ hasText: 'SXA017' }).getByRole('button', { name: '更多' }).click()
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name: '预演' }).click()
  await page.getByText('SXA001 远山稳健一号私募证券投资基金：最近净值1.0306（2026-11-11）').waitFor()
  await subscribe(page, '10000000')
  await play(page)
  const text = await days(page).innerText()
  for (const figure of ['9,703,085.58', '9,000,000.00', '8,732,777.02', '8,550,000.00', '8,296,138.17'])
    expect(text).toContain(figure)
  expect(text).toContain('联动比例90.00%')
  expect(text).toContain('SXA013自2026-11-26起首个可受理的开放日为2026-12-02')
  const totals = page.getByRole('table', { name: '各基金合计' })
  expect(await totals.getByRole('row').filter({ hasText: 'SXA013' }).innerText()).toContain('8,550,000.00')
  expect(await seriousFindings(page)).toEqual([])

  const chart = page.getByRole('figure', { name: '逐日收付' })
  await chart.getByRole('button', { name: '表格' }).click()
  await chart
    .getByRole('row')
    .filter({ hasText: '2026-12-03 SXA017' })
    .filter({ hasText: '9,000,000.00' })
    .waitFor()
  expect(await stored()).toEqual(before)

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  expect(await event(page, 1).getByRole('textbox', { name: '申购金额' }).inputValue()).toBe('10,000,000.00')
  expect(complaints).toEqual([])
})

test('a fee that the cash does not cover is rehearsed on a phone without a wide page', async () => {
  const { page, complaints } = operator
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '清空' }).click()
  const first = event(page, 1)
  await first.getByRole('combobox', { name: '类型' }).click()
  await page.getByText('费用到期', { exact: true }).last().click()
  await first.getByRole('textbox', { name: '日期' }).fill('2026-11-25')
  await first.getByRole('textbox', { name: '应付费用' }).fill('50000')
  await first.getByRole('textbox', { name: '可用现金' }).fill('1000')
  await play(page)
  await days(page).waitFor()
  const text = await days(page).innerText()
  expect(text).toContain('现金1,000.00元，尚缺49,000.00元，强制赎回母基金SXA013')
  expect(text).toContain('47,545.12')
  expect(text).toContain('强制赎回到账后付费')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(complaints).toEqual([])
})
