import { deskList, getTransferList } from '@iisp/transfers/contract'
import type { Call } from '@iisp/contract'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, panel, searchOrders } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.personOfEachTest('lin.jing')
const custodian = portal.personOfEachTest('zhao.tuo')

/** Holds the first request of a list; later ones pass. */
async function holdFirst(page: Page, call: Call) {
  const held: Route[] = []
  const asked: unknown[] = []
  const dropped: unknown[] = []
  await page.route(`**${call.path}`, async (route) => {
    asked.push(route.request().postDataJSON())
    if (asked.length === 1) held.push(route)
    else await route.continue()
  })
  page.on('requestfailed', (one) => void (one.url().endsWith(call.path) && dropped.push(one.postDataJSON())))
  return { held, asked, dropped }
}

const orderOf = async (condition: string) =>
  (
    await portal.iisp.owner.query<{ order_no: string }>(
      `SELECT min(order_no) AS order_no FROM transfers.transfer_order WHERE ${condition}`,
    )
  ).rows[0]!.order_no

const press = (page: Page, orderNo: string) => searchOrders(page, orderNo)
const enter = async (page: Page, orderNo: string) => {
  const field = panel(page).getByRole('textbox', { name: '指令编号/产品' })
  await field.fill(orderNo)
  await field.press('Enter')
}

test.each([
  ['查询', press],
  ['Enter', enter],
] as const)(
  '%s pressed on the list of orders and on the desk before the first answer filters them',
  async (_, ask) => {
    const lists = [
      [
        operator,
        getTransferList,
        '/iisp/transfer-money/transfer-instruction/transfer-list',
        "institution_id = 'M001'",
      ],
      [custodian, deskList, '/iisp/operations/transfer-desk', "status = '040'"],
    ] as const
    for (const [{ page, complaints }, call, path, condition] of lists) {
      // oxlint-disable no-await-in-loop -- one list after the other
      const orderNo = await orderOf(condition)
      const { held, asked, dropped } = await holdFirst(page, call)
      await page.goto(path)
      await expect.poll(() => held.length).toBe(1)
      await ask(page, orderNo)
      await page.getByText('共1条信息').filter({ visible: true }).waitFor()
      // the first asked for all; a push may have the filtered list fetched once more
      const [first, ...others] = asked
      expect(first).not.toHaveProperty('keyword', orderNo)
      expect(others.length).toBeGreaterThan(0)
      for (const one of others) expect(one).toHaveProperty('keyword', orderNo)
      await expect.poll(() => dropped[0]).toEqual(first)
      // the page has given up the first request, so that its late answer finds nobody
      await held[0]?.continue().catch(() => undefined)
      await button(panel(page), orderNo).waitFor()
      expect(await panel(page).getByRole('button', { name: /^HK/ }).allInnerTexts()).toEqual([orderNo])
      expect(complaints).toEqual([])
      // oxlint-enable no-await-in-loop
    }
  },
)
