import { addTran, getNextCommandPattern } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { draftOf, openAnyForm } from '../../modules/transfers/server/test/new-order.ts'
import { button, panel, searchOrders } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

// who has to act on an order next
const portal = stageWindow()
const people = {
  'lin.jing': portal.person('lin.jing'),
  'he.yu': portal.person('he.yu'),
  'su.qing': portal.person('su.qing'),
}
const custodian = portal.person('zhao.tuo')
const reviewer = portal.person('zhou.hang')

test.each([
  ['[BU-162] of pattern 3', 'lin.jing', '3', '提交成功，待复核人复核', false],
  ['[BU-162] of pattern 2', 'he.yu', '2', '提交成功，请通知签发人签发后托管人方可划款', false],
  ['[BU-162] [BU-165] of pattern 1', 'su.qing', '1', '提交成功，待托管人确认', true],
] as const)(
  '%s a manager’s order (%s, ZLMS %s) shows once submitted: %s',
  async (_, name, pattern, next, atDesk) => {
    const { page } = people[name]
    const client = await portal.iisp.as(name)
    expect(await client.ok(getNextCommandPattern, {})).toEqual({ ZLMS: pattern })
    const { id, orderNo } = await client.ok(addTran, draftOf(await openAnyForm(client)))
    await page.goto(`/iisp/transfer-money/transfer-instruction/transfer-form?id=${id}`)
    await panel(page).getByText(`指令编号 ${orderNo}`).waitFor()
    await button(panel(page), '提交').click()
    await button(page.getByRole('dialog', { name: '提交' }), '提交').click()
    await panel(page).getByRole('status').filter({ hasText: next }).first().waitFor()

    const desk = custodian.page
    await desk.goto('/iisp/operations/transfer-desk')
    await searchOrders(desk, orderNo)
    await desk
      .getByText(`共${atDesk ? 1 : 0}条信息`)
      .filter({ visible: true })
      .waitFor()
    expect(await desk.getByRole('button', { name: orderNo }).count()).toBe(atDesk ? 1 : 0)
  },
)

test('[BU-267] the reviewer’s list asks for the working day after a Friday, and marks the orders of that Monday', async () => {
  const { page } = reviewer
  const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
    `UPDATE transfers.transfer_order SET transfer_date = '2026-11-23' WHERE id =
     (SELECT max(id) FROM transfers.transfer_order WHERE institution_id = 'M001' AND status = '020') RETURNING order_no`,
  )
  const asked = page.waitForResponse(/\/api\/productDistribution\/selectDay\/nextWorkDay/)
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-review')
  const answer = await asked
  expect(answer.request().method()).toBe('POST')
  expect(answer.request().postDataJSON()).toEqual({ rq: '2026-11-20' })
  expect(await answer.json()).toMatchObject({ data: '2026-11-23' })
  await searchOrders(page, rows[0]!.order_no)
  const row = page.getByRole('row').filter({ hasText: rows[0]!.order_no })
  await row.getByText('下一工作日').waitFor()
})
