import { expect, test } from 'vitest'
import { listedOrders } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const custodian = portal.person('zhao.tuo')
const reviewer = portal.person('zhou.hang')

const list = '**/iisp/transfer-money/transfer-instruction/transfer-list*'
const waiting = `institution_id = 'M001' AND (status = '011' OR status IN ('040', '050', '051') AND documents_missing)`

test('[SH-013] [BL-008] the to-do card of an operator opens the list of exactly the orders it counts, and these open', async () => {
  const { page } = operator
  const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
    `SELECT order_no FROM transfers.transfer_order WHERE ${waiting} ORDER BY id DESC`,
  )
  await page.goto('/iisp/new-home')
  const board = page.getByRole('region', { name: '我的待办' })
  await board.getByRole('button', { name: new RegExp(`^${rows.length}\\s*划款指令录入`) }).click()
  await page.waitForURL(list)
  expect(new URL(page.url()).searchParams.get('todo')).toBe('entry')
  await page.getByText(`共${rows.length}条信息`).waitFor()
  const orders = page.getByRole('button', { name: /^HK/ }).filter({ visible: true })
  expect(await orders.allInnerTexts()).toEqual(rows.slice(0, 20).map((row) => row.order_no))
  await orders.first().click()
  await page.getByRole('dialog').getByText(rows[0]!.order_no).first().waitFor()
})

test('a stage opens the orders at it, and an order that came back opens with its reason', async () => {
  const { page } = operator
  const { rows } = await portal.iisp.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM transfers.transfer_order WHERE institution_id = 'M001' AND status = '020'`,
  )
  await page.goto('/iisp/new-home')
  const stages = page.getByRole('region', { name: '在途指令' })
  await stages.getByRole('button', { name: new RegExp(`^待复核.*${rows[0]!.n}笔$`) }).click()
  await page.waitForURL(list)
  await page.getByText(`共${rows[0]!.n}条信息`).waitFor()
  await page.goto('/iisp/new-home')
  const back = page.getByRole('region', { name: '退回与失败' }).getByRole('button', { name: /HK\d+/ }).first()
  const orderNo = /HK\d+/.exec(await back.innerText())![0]
  await back.click()
  await page.getByRole('dialog').getByText(orderNo).first().waitFor()
})

test('a payment day opens exactly the open orders of that day, at the manager and at the desk', async () => {
  const people = [
    { page: operator.page, card: '划款日程', opens: list, due: `institution_id = 'M001' AND status < '070'` },
    {
      page: custodian.page,
      card: '划款处理日程',
      opens: '**/operations/transfer-desk*',
      due: `status BETWEEN '040' AND '060'`,
    },
  ]
  for (const { page, card, opens, due } of people) {
    const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
      `SELECT order_no FROM transfers.transfer_order WHERE transfer_date = '2026-11-20' AND ${due}`,
    )
    await page.goto('/iisp/new-home')
    const days = page.getByRole('region', { name: card })
    await days.getByText('6小时30分').waitFor()
    await days.getByRole('button', { name: new RegExp(`^今日 11-20.*${rows.length}笔$`) }).click()
    await page.waitForURL(opens)
    expect(await listedOrders(page, rows.length)).toEqual(rows.map((row) => row.order_no).toSorted())
  }
})

test('a day of the coming cash opens exactly its payments; arrow keys move along the days, and the table says the same', async () => {
  const { page } = operator
  const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
    `SELECT order_no FROM transfers.transfer_order WHERE institution_id = 'M001' AND pays
     AND status BETWEEN '020' AND '051' AND transfer_date <= '2026-11-20'`,
  )
  await page.goto('/iisp/new-home')
  const cash = page.getByRole('region', { name: '未来现金' })
  const today = cash.getByRole('button', { name: /^今日 11-20 周五 · / })
  await today.focus()
  await page.keyboard.press('ArrowRight')
  await cash
    .getByRole('button', { name: /^11-23 周一 · / })
    .and(cash.locator(':focus'))
    .waitFor()
  const left = /余额 ([\d,.]+) 元/.exec((await today.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await cash.getByRole('button', { name: '表格' }).click()
  await cash.getByRole('row', { name: new RegExp(`^今日 11-20 周五 ${left} `) }).waitFor()
  await cash.getByRole('button', { name: '今日 11-20 周五' }).click()
  await page.waitForURL(list)
  expect(await listedOrders(page, rows.length)).toEqual(rows.map((row) => row.order_no).toSorted())
})

test('a first payment to an account is pointed out to the reviewer, and opens where it is reviewed', async () => {
  const { page } = reviewer
  const { rows } = await portal.iisp.owner.query<{ order_no: string }>(
    `UPDATE transfers.transfer_order SET partner_account_no = '6222000099990000' WHERE id =
     (SELECT max(id) FROM transfers.transfer_order WHERE institution_id = 'M001' AND status = '020' AND pays)
     RETURNING order_no`,
  )
  await page.goto('/iisp/new-home')
  const order = page
    .getByRole('region', { name: '待我复核' })
    .getByRole('button', { name: rows[0]!.order_no })
  await order.getByText('首次向该账户付款').waitFor()
  await order.click()
  await page.waitForURL('**/transfer-instruction/transfer-review*')
  await page.getByRole('dialog').getByText(rows[0]!.order_no).first().waitFor()
})
