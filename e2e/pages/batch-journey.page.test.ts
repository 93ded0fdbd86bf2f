import { recall } from '@iisp/transfers/contract'
import { checkInvariants } from '@iisp/transfers/fixtures'
import { system } from '@iisp/server'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { draftOf, openForm, submitted } from '../../modules/transfers/server/test/new-order.ts'
import { searchOrders } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

/** Orders that wait for a reviewer: the third is due on the next working day, the others today. */
const entered: string[] = []
const portal = stageWindow()
const reviewer = portal.person('zhou.hang')
const signer = portal.person('shen.li')
const accepter = portal.person('zhao.tuo')
const payer = portal.person('fu.kuan')

beforeAll(async () => {
  const { iisp } = portal
  const operator = await iisp.as('lin.jing')
  const form = await openForm(operator, 'SXA001')
  for (const traDate of ['2026-11-20', '2026-11-20', '2026-11-23', '2026-11-20', '2026-11-20']) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    entered.push((await submitted(operator, draftOf(form, { traDate }))).id)
  }
})

interface Order {
  readonly id: string
  readonly order_no: string
  readonly status: string
  readonly version: number
  readonly amount: string
  readonly transfer_date: string
  readonly steps: number
}
const ordersOf = async (where: string): Promise<Order[]> =>
  (
    await portal.iisp.owner.query<Order>(
      `SELECT id::text, order_no, status, version, amount::text, transfer_date::text,
         (SELECT count(*) FROM transfers.order_step s WHERE s.order_id = o.id)::int AS steps
       FROM transfers.transfer_order o WHERE ${where} ORDER BY transfer_date, id`,
    )
  ).rows
const states = async (orders: readonly Order[]) =>
  (await ordersOf(`id IN (${orders.map(({ id }) => id).join(',')})`)).map(({ status }) => status)
/** The sum as the page writes it. */
const sumOf = (orders: readonly Order[]) => {
  const fen = orders.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n).toString()
  return `${fen.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fen.slice(-2)}`
}

async function openMenu(page: Page, group: string, name: string): Promise<void> {
  await page.goto('/')
  const menu = page.getByRole('navigation')
  const item = menu.getByRole('button', { name: new RegExp(`^${name}`) })
  if (!(await item.isVisible())) await menu.getByRole('button', { name: new RegExp(`^${group}`) }).click()
  await item.click()
}
async function tick(page: Page, orders: readonly Order[]): Promise<void> {
  for (const { order_no: no } of orders) {
    const box = page.getByRole('checkbox', { name: new RegExp(no) })
    // oxlint-disable-next-line no-await-in-loop -- a person ticks one after the other
    await box.check()
  }
}
/** Presses the step, finds number and sum again in its question, confirms, and gives the dialog of the result. */
async function takeAll(page: Page, step: string, orders: readonly Order[], reason = ''): Promise<Locator> {
  const name = `${step} ${orders.length} 笔`
  await page.getByText(`已选 ${orders.length} 笔`).first().waitFor()
  await page
    .getByText(`付款 ${orders.length} 笔 ${sumOf(orders)} 元`)
    .first()
    .waitFor()
  await page.getByRole('button', { name }).click()
  const question = page.getByRole('dialog', { name })
  await question.getByText(`付款 ${orders.length} 笔 ${sumOf(orders)} 元`).waitFor()
  if (reason !== '') await question.getByLabel('原因').fill(reason)
  await question.getByRole('button', { name }).click()
  return page.getByRole('dialog', { name: /批量办理结果/ })
}

let passed: Order[] = []

test('a reviewer passes several orders at once; the one that was called back meanwhile is refused, the others stand', async () => {
  const chosen = await ordersOf(`id IN (${entered.slice(0, 3).join(',')})`)
  const [, gone] = chosen
  passed = chosen.filter((order) => order !== gone)
  const { page } = reviewer
  await openMenu(page, '划款管理', '指令复核')
  await tick(page, chosen)
  const operator = await portal.iisp.as('lin.jing')
  await page.getByText('已选 3 笔').first().waitFor()
  await operator.ok(recall, { id: gone!.id, version: gone!.version })
  const result = await takeAll(page, '复核通过', chosen)
  await result.getByText('已办理 2 笔').waitFor()
  await result.getByText(`付款 2 笔 ${sumOf(passed)} 元`).waitFor()
  const refused = result.getByRole('list', { name: '未通过 1 笔' })
  await refused.getByText(gone!.order_no).waitFor()
  await refused.getByText(/指令已被他人处理|当前状态/).waitFor()
  expect([await states(passed), await states([gone!])]).toEqual([['030', '030'], ['011']])
  await result.getByRole('button', { name: '关闭' }).last().click()
  await expect.poll(() => page.getByText(/^已选/).count()).toBe(0)
})

test('the drawer of a reviewer goes on to the next order that waits', async () => {
  const { page } = reviewer
  const waiting = await ordersOf(`institution_id = 'M001' AND status = '020'`)
  const table = page.getByRole('table')
  await table.getByRole('button', { name: /^HK/ }).first().click()
  const drawer = page.locator('.ant-drawer').getByRole('dialog')
  await drawer.getByText(new RegExp(`^1 / ${waiting.length}$`)).waitFor()
  const title = () => drawer.locator('.ant-drawer-title').innerText()
  const first = await title()
  await page.keyboard.press('j')
  await drawer.getByText(new RegExp(`^2 / ${waiting.length}$`)).waitFor()
  expect(await title()).not.toBe(first)
  await page.keyboard.press('k')
  await expect.poll(title).toBe(first)
  await drawer.getByRole('button', { name: '复核通过' }).click()
  await page.getByRole('dialog').nth(1).getByRole('button', { name: '复核通过' }).click()
  await expect.poll(title).not.toBe(first)
  await drawer.getByRole('button', { name: '复核通过' }).waitFor()
  await page.locator('.ant-drawer-close').click()
})

test('the signer signs them together, the desk accepts them, and a colleague pays them with a reason', async () => {
  await openMenu(signer.page, '划款管理', '指令签发')
  await tick(signer.page, passed)
  await (await takeAll(signer.page, '同意签发', passed)).getByText('已办理 2 笔').waitFor()
  expect(await states(passed)).toEqual(['040', '040'])

  for (const { page } of [accepter, payer]) {
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    await openMenu(page, '运营中心', '划款指令处理')
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    await searchOrders(page, 'SXA001')
  }
  await accepter.page.getByRole('radio', { name: /^待托管人确认 \d+$/ }).check({ force: true })
  await tick(accepter.page, passed)
  await (await takeAll(accepter.page, '受理', passed)).getByText('已办理 2 笔').waitFor()

  expect(await states(passed)).toEqual(['050', '050'])
  await payer.page.getByRole('radio', { name: /^托管人处理中 \d+$/ }).check({ force: true })
  await tick(payer.page, passed)
  const result = await takeAll(payer.page, '执行划款', passed, '管理人加急')
  await result.getByText('已办理 2 笔').waitFor()
  expect(await states(passed)).toEqual(['060', '060'])

  // one step each, however many were taken together
  const after = await ordersOf(`id IN (${passed.map(({ id }) => id).join(',')})`)
  expect(after.map(({ steps }) => steps)).toEqual(passed.map(({ steps }) => steps + 4))
  expect(await checkInvariants(portal.iisp.db.reader(system('journey')))).toEqual([])
})

test("nobody's browser complained on the way", () => {
  // the browser itself writes down the one refusal
  expect(reviewer.complaints.filter((text) => !text.includes('409'))).toEqual([])
  for (const person of [signer, accepter, payer]) expect(person.complaints).toEqual([])
})
