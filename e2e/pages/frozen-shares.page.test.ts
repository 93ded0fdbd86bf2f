import { expect, test } from 'vitest'
import { button, decide, openRow } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const first = portal.person('ji.deng')
const second = portal.person('bao.he')
const manager = portal.person('lin.jing')

test('shares are frozen by two operators of the register; the investor, and the manager’s holding, show it', async () => {
  const { rows } = await portal.iisp.owner.query<{
    investor: string
    fund: string
    holding: string
    name: string
  }>(
    `SELECT h.investor_id::text AS investor, p.code AS fund, h.product_id || ':' || h.trading_account_id AS holding, v.name
     FROM ta.holding h JOIN product.product p ON p.id = h.product_id JOIN ta.investor v ON v.id = h.investor_id
     WHERE h.institution_id = 'M001' AND h.shares > 1000 ORDER BY h.product_id, h.trading_account_id LIMIT 1`,
  )
  const { investor = '', fund = '', holding = '', name = '' } = rows[0] ?? {}
  await first.page.goto(`/iisp/operations/ta-investors?detail=${investor}`)
  const drawer = first.page.getByRole('dialog', { name: `投资者 ${name}` })
  await button(drawer, '份额冻结').click()
  const form = first.page.getByRole('dialog', { name: '份额冻结' })
  await form.getByText(new RegExp(fund)).filter({ visible: true }).first().waitFor()
  await form.getByRole('textbox', { name: /^份额/ }).fill('1000')
  await form.getByLabel('依据文书及说明').fill('（2026）京01执保18号')
  await button(form, '提交复核').click()
  await drawer.getByText('有变更待复核').waitFor()

  await second.page.goto('/iisp/operations/ta-investors?part=changes')
  const change = await openRow(second.page, name, /^份额冻结/)
  await change.getByText('（2026）京01执保18号').waitFor()
  await change.getByText('司法冻结').waitFor()
  await decide(change, '复核通过', '已通过，已生效')

  const table = drawer.getByRole('table', { name: '持有份额' })
  await table.getByText('1,000.00', { exact: true }).waitFor()
  await manager.page.goto(`/iisp/transfer-agent/investor-holding?keyword=${fund}&detail=${holding}`)
  await manager.page.getByRole('dialog').getByText('1,000.00', { exact: true }).first().waitFor()
  expect([first, second, manager].flatMap(({ complaints }) => complaints)).toEqual([])
})
