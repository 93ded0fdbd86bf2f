import { type Person } from '@iisp/testing/browser'
import { system } from '@iisp/server'
import { checkInvariants } from '@iisp/transfers/fixtures'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { searchOrders } from './desk.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const reviewer = portal.person('zhou.hang')
const signer = portal.person('shen.li')
const custodian = portal.person('zhao.tuo')
/** Pays the orders that a colleague accepted. */
const payer = portal.person('fu.kuan')

async function openMenu(page: Page, group: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation')
  const item = menu.getByRole('button', { name: new RegExp(`^${name}`) })
  if (!(await item.isVisible())) await menu.getByRole('button', { name: new RegExp(`^${group}`) }).click()
  await item.click()
}
/** The visible transfers page. Pages of other tabs are mounted but hidden. */
const panelOf = (page: Page): Locator =>
  page.locator('[data-app="transfers"]').filter({ visible: true }).last()

async function choose(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  const box = panelOf(page).getByRole('combobox', { name: label })
  await box.click()
  if (typed !== '') await box.pressSequentially(typed)
  // antd has a second, hidden list for screen readers; click in the visible one
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click()
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

/** Opens an order from the visible list. Returns its drawer. */
async function openOrder(page: Page, orderNo: string): Promise<Locator> {
  await page.getByRole('table').getByText(orderNo).filter({ visible: true }).first().click()
  const drawer = page.getByRole('dialog', { name: new RegExp(orderNo) })
  await drawer.waitFor()
  return drawer
}
async function closeDrawer(page: Page): Promise<void> {
  await page.locator('.ant-drawer-close').click()
  await page.locator('.ant-drawer-mask').waitFor({ state: 'detached' })
}
async function act(page: Page, drawer: Locator, action: string): Promise<void> {
  await drawer.getByRole('button', { name: action }).click()
  // the confirmation is the second dialog, above the drawer
  await page.getByRole('dialog').nth(1).getByRole('button', { name: action }).click()
}

/** Presses 提交 and confirms the question, which shows amount, payee and date. */
async function submit(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: '提交' }).click()
  const question = page.getByRole('dialog', { name: '提交' })
  await question.getByText(/付款 1,409\.50 元至/).waitFor()
  await question.getByText('壹仟肆佰零玖元伍角整').waitFor()
  await question.getByText('划款日期当日执行，此前不执行').waitFor()
  await question.getByRole('button', { name: '提交' }).click()
}

let orderNo = ''
let account = ''
let before = { balance: '', frozen: '' }

test('[SH-010] [BU-052] [BU-053] [BU-055] [BU-056] [BU-057] [BU-058] [BU-059] [BU-061] [BU-066] [BU-076] [BU-163] the operator enters an order, switches tabs, returns and submits it', async () => {
  const { page } = operator
  await page.goto('/')
  await openMenu(page, '划款管理', '划款指令录入')
  const form = panelOf(page)
  await choose(page, '划款类型', '', '赎回/分红款支付')
  await choose(page, '类型明细', '', '赎回款')
  await choose(page, '产品', 'SXA001', /SXA001/)
  await form.getByText('可用余额', { exact: true }).waitFor()
  const manual = form.getByRole('switch', { name: '手工出入金' })
  expect([await manual.getAttribute('aria-checked'), await manual.isDisabled()]).toEqual(['true', true])
  await form.getByLabel('金额（元）').fill('1409.50')
  await form.getByText('壹仟肆佰零玖元伍角整').waitFor()
  const date = form.getByRole('textbox', { name: '划款日期' })
  await date.fill('2026-11-20')
  await date.press('Enter')
  await form.getByText('2026-11-20 当日划款，此前不执行').waitFor()
  await form.getByLabel('摘要').fill('赎回款支付')
  // the default contact is chosen already, by name and phone alone
  const contacts = form.locator('.ant-select', { has: page.getByRole('combobox', { name: '联系人' }) })
  expect(await contacts.locator('.ant-select-selection-item').first().innerText()).toMatch(/^\S+ 1\d{10}$/)
  await form.locator('input[type="file"]').setInputFiles({
    name: '赎回确认单.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  })
  await page.getByText(/赎回确认单\.pdf\s*文件上传成功/).waitFor()

  await page.getByRole('tab', { name: /首页/ }).click()
  await page.getByRole('tab', { name: /划款指令录入/ }).click()
  expect(await form.getByLabel('摘要').inputValue()).toBe('赎回款支付')
  account = await form
    .getByText(/^7559\d+/)
    .first()
    .innerText()
    .then((text) => /\d+/.exec(text)![0])
  before = await balance(account)

  await submit(page, form)
  await form.getByText('提交成功，待复核人复核').waitFor()
  orderNo = /HK\d+/.exec(
    await form
      .getByText(/HK\d{10,}/)
      .first()
      .innerText(),
  )![0]
  expect(await status(orderNo)).toBe('020')
  expect(Number((await balance(account)).frozen) - Number(before.frozen)).toBeCloseTo(1409.5, 2)
})

test("[SH-013] the reviewer's to-do count rises without a reload, and the reviewer returns the order with a reason", async () => {
  const { page } = reviewer
  await page.goto('/')
  await page.getByRole('button', { name: /待办/ }).first().waitFor()
  await openMenu(page, '划款管理', '指令复核')
  const drawer = await openOrder(page, orderNo)
  await drawer.getByText('壹仟肆佰零玖元伍角整').waitFor()
  await drawer.getByText('赎回确认单.pdf').waitFor()
  await drawer.getByRole('button', { name: '退回' }).click()
  await page.getByLabel('原因').fill('请补充说明')
  await page.getByRole('dialog').last().getByRole('button', { name: '退回' }).click()
  await expect.poll(() => status(orderNo), { timeout: 10_000 }).toBe('011')
  expect((await balance(account)).frozen).toBe(before.frozen)
  await closeDrawer(page)
})

test('the operator is notified of the return at once, although no notification was selected', async () => {
  const { page } = operator
  await page.getByText(`指令被退回：${orderNo}`).first().waitFor()
  await page.getByRole('button', { name: /条未读消息/ }).click()
  const row = page.getByRole('row', { name: new RegExp(`未读 指令被退回：${orderNo}`) })
  await row.getByText(orderNo).first().click()
  await page
    .getByRole('dialog')
    .getByText(/原因：请补充说明。经办：周航/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '查看指令' }).click()
  await page.getByRole('table').getByText(orderNo).filter({ visible: true }).first().waitFor()
})

test('[BU-077] [BU-158] the operator changes the returned order and resubmits it; a second browser is updated', async () => {
  const waiting = await count(reviewer)
  const { page } = operator
  await openMenu(page, '划款管理', '划款指令查询')
  const drawer = await openOrder(page, orderNo)
  await drawer.getByText('请补充说明').first().waitFor()
  await drawer.getByRole('button', { name: '编辑' }).click()
  const form = panelOf(page)
  await form.getByText(`指令编号 ${orderNo}`).waitFor()
  await form.getByLabel('备注').fill('已补充说明')
  await submit(page, form)
  await expect.poll(() => status(orderNo), { timeout: 15_000 }).toBe('020')
  await expect.poll(() => count(reviewer), { timeout: 10_000 }).toBe(waiting + 1)
})

test('[BU-164] reviewer, signer and custodian process the order until it is paid; the books balance', async () => {
  await openMenu(reviewer.page, '划款管理', '指令复核')
  await act(reviewer.page, await openOrder(reviewer.page, orderNo), '复核通过')
  await expect.poll(() => status(orderNo), { timeout: 10_000 }).toBe('030')

  await signer.page.goto('/')
  await openMenu(signer.page, '划款管理', '指令签发')
  await act(signer.page, await openOrder(signer.page, orderNo), '同意签发')
  await expect.poll(() => status(orderNo), { timeout: 10_000 }).toBe('040')

  const desk = custodian.page
  await desk.goto('/')
  await openMenu(desk, '运营中心', '划款指令处理')
  await searchOrders(desk, 'SXA001')
  await act(desk, await openOrder(desk, orderNo), '受理')
  await expect.poll(() => status(orderNo), { timeout: 10_000 }).toMatch(/05[01]/)
  // the next order has opened
  await closeDrawer(desk)
  const drawer = await openOrder(desk, orderNo)
  await drawer.getByText(/该指令由赵拓受理，受理与执行划款须由两人完成/).waitFor()
  expect(await drawer.getByRole('button', { name: '执行划款' }).isDisabled()).toBe(true)

  await payer.page.goto('/')
  await openMenu(payer.page, '运营中心', '划款指令处理')
  await searchOrders(payer.page, 'SXA001')
  const second = await openOrder(payer.page, orderNo)
  await second.getByRole('button', { name: '执行划款' }).click()
  const question = payer.page.getByRole('dialog').nth(1)
  for (const part of ['1,409.50', '2026-11-20', '16:30']) await question.getByText(part).first().waitFor()
  await question.getByRole('button', { name: '执行划款' }).click()
  await expect.poll(() => status(orderNo), { timeout: 10_000 }).toBe('060')
  await act(desk, drawer, '确认成功')
  await expect.poll(() => status(orderNo), { timeout: 10_000 }).toBe('070')

  const after = await balance(account)
  expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(1409.5, 2)
  expect(await checkInvariants(portal.iisp.db.reader(system('journey')))).toEqual([])
})

test('maker, reviewer and signer are notified that it was paid', async () => {
  for (const { page } of [operator, reviewer, signer]) {
    await page.getByText(`划款成功：${orderNo}`).first().waitFor()
  }
})

test('the timeline of the order shows every step, person and time', async () => {
  const { page } = operator
  await openMenu(page, '划款管理', '划款指令查询')
  await page.reload()
  const drawer = await openOrder(page, orderNo)
  const steps = drawer.getByRole('list', { name: '办理进度' })
  for (const person of ['林静', '周航', '沈立', '赵拓', '付宽'])
    await steps.getByText(person).first().waitFor()
  const titles = await steps.getByRole('listitem').allInnerTexts()
  expect(titles.length).toBeGreaterThanOrEqual(8)
  expect(titles.every((text) => /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(text))).toBe(true)
})

test('no browser reported an error during the journey', () => {
  for (const person of [operator, reviewer, signer, custodian, payer]) expect(person.complaints).toEqual([])
})
