import { type Person, signedIn } from '@iisp/testing/browser'
import { Database, appRole, system } from '@iisp/server'
import { checkInvariants } from '@iisp/transfers/fixtures'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from './portal.ts'

let portal: Awaited<ReturnType<typeof openPortal>>
let operator: Person
let reviewer: Person
let signer: Person
let custodian: Person

beforeAll(async () => {
  portal = await openPortal()
  const { browser, iisp } = portal
  operator = await signedIn(browser, iisp, 'lin.jing')
  reviewer = await signedIn(browser, iisp, 'zhou.hang')
  signer = await signedIn(browser, iisp, 'shen.li')
  custodian = await signedIn(browser, iisp, 'zhao.tuo')
})
afterAll(() => portal?.close())

async function openMenu(page: Page, group: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation')
  const item = menu.getByRole('button', { name: new RegExp(`^${name}`) })
  if (!(await item.isVisible())) await menu.getByRole('button', { name: new RegExp(`^${group}`) }).click()
  await item.click()
}
const panelOf = (page: Page): Locator => page.locator('[data-app="transfers"]')

async function choose(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  const box = panelOf(page).getByRole('combobox', { name: label })
  await box.click()
  if (typed !== '') await box.pressSequentially(typed)
  await page
    .getByRole('option', { name: option })
    .or(page.locator('.ant-select-item-option').filter({ hasText: option }))
    .first()
    .click()
}

async function count(person: Person): Promise<number> {
  const label = await person.page.getByRole('button', { name: /待办/ }).first().getAttribute('aria-label')
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0)
}
const status = async (orderNo: string): Promise<string> =>
  (
    await portal.iisp.owner.query<{ status: string }>(
      'SELECT status FROM transfers.transfer_order WHERE order_no = $1',
      [orderNo],
    )
  ).rows[0]!.status
const balance = async (account: string) =>
  (
    await portal.iisp.owner.query<{ balance: string; frozen: string }>(
      `SELECT l.balance, l.frozen FROM transfers.ledger_account l JOIN transfers.custody_account a ON a.id = l.custody_account_id
       WHERE a.account_no = $1`,
      [account],
    )
  ).rows[0]!

/** Opens an order from the list in front and gives its drawer. */
async function openOrder(page: Page, orderNo: string): Promise<Locator> {
  await panelOf(page)
    .getByRole('button', { name: new RegExp(orderNo) })
    .or(panelOf(page).getByText(orderNo))
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: new RegExp(orderNo) })
  await drawer.waitFor()
  return drawer
}
async function act(page: Page, drawer: Locator, action: string): Promise<void> {
  await drawer.getByRole('button', { name: action }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: action }).click()
}

let orderNo = ''
let account = ''
let before = { balance: '', frozen: '' }

test('[BU-052] [BU-053] [BU-057] [BU-059] [BU-066] [BU-163] the operator enters an order, leaves the tab, comes back and submits', async () => {
  const { page } = operator
  await page.goto('/')
  await openMenu(page, '划款管理', '划款指令录入')
  await choose(page, '产品', 'SXA001', /SXA001/)
  const form = panelOf(page)
  await expect.poll(() => form.getByText(/可用余额/).count(), { timeout: 15_000 }).toBeGreaterThan(0)
  await form.getByRole('switch', { name: '手工出入金' }).click()
  await choose(page, '划款类型', '', '赎回/分红款支付')
  await choose(page, '类型明细', '', '赎回款')
  await form.getByLabel('金额（元）').fill('1409.50')
  await form.getByText('壹仟肆佰零玖元伍角整').waitFor()
  await form.getByLabel('摘要').fill('赎回款支付')
  await page.getByRole('tab', { name: /首页/ }).click()
  await page.getByRole('tab', { name: /划款指令录入/ }).click()
  expect(await form.getByLabel('摘要').inputValue()).toBe('赎回款支付')
  await form.getByRole('button', { name: '提交' }).click()
  await page.screenshot({ path: '/tmp/shots/journey-1.png' })
  await form.getByText('提交成功，待复核人复核').waitFor()
  const text = await form
    .getByText(/HK\d{10,}/)
    .first()
    .innerText()
  orderNo = /HK\d+/.exec(text)![0]
  expect(await status(orderNo)).toBe('020')
})
