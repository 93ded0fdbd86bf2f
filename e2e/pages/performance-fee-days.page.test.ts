import { readFile } from 'node:fs/promises'
import { pdfText } from '@iisp/testing/pdf-text'
import { beforeAll, expect, test } from 'vitest'
import { perLotFee } from '../../modules/ta/rules/test/terms.ts'
import { confirmedNav, dealDay } from '../../modules/ta/server/test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../../modules/ta/server/test/funds.ts'
import { openHolder, passedApplication } from '../../modules/ta/server/test/holders.ts'
import { paidToManager, payee } from '../../modules/ta/server/test/performance-fees.ts'
import { button, choose, decide, openRow, panel, searchOrders } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const first = portal.person('ji.deng')
const second = portal.person('bao.he')
const manager = portal.person('lin.jing')
const custodian = portal.person('zhao.tuo')

// a Saturday, moved to the Monday
const [dueDate, feeDate] = ['2026-11-07', '2026-11-09']
let fund: TestFund
let name = ''

/** The three lots of example E8, and its NAV on the fee day. */
beforeAll(async () => {
  const { iisp } = portal
  const desk = { first: await iisp.as('ji.deng'), second: await iisp.as('bao.he') }
  const performanceFee = { ...perLotFee, days: [dueDate.slice(5)] }
  fund = await fundWithTerms(iisp, {
    terms: { ...withoutLimits, largeRedemption: null, performanceFee, feeSchedule: paidToManager },
  })
  const found = await iisp.owner.query<{ name: string }>(`SELECT name FROM product.product WHERE id = $1`, [
    fund.id,
  ])
  name = found.rows[0]?.name ?? ''
  const holder = await openHolder(iisp, fund, '海川实业')
  for (const [day, amount, nav] of [
    ['2026-11-03', '300000.00', '1.0000'],
    ['2026-11-04', '230000.00', '1.1500'],
    ['2026-11-05', '135000.00', '1.3500'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await passedApplication(iisp, fund, holder, { kind: '022', day, amount })
    // oxlint-disable-next-line no-await-in-loop
    await dealDay(desk, fund, { day, nav })
  }
  await confirmedNav(desk, fund, feeDate, '1.3000')
})

test('a TA operator enters and computes a fee day; another day than those of the terms is refused beside the field', async () => {
  const { page } = first
  await page.goto('/iisp/operations/ta-performance-fees')
  await panel(page).getByRole('button', { name: '录入计提' }).click()
  const form = page.getByRole('dialog', { name: '录入业绩报酬计提' })
  await choose(form, '产品', fund.code, fund.code)
  const day = form.getByLabel('计提日')
  await day.fill('2026-11-10')
  await day.press('Tab')
  await button(form, '提交').click()
  await form.getByText(/2026-11-10不是业绩报酬计提日；条款约定的计提日为11-07/).waitFor()
  await day.fill(dueDate)
  await day.press('Tab')
  const said = page.getByText(`已录入，计提日为${feeDate}，待试算`).waitFor()
  await button(form, '提交').click()
  await said
  await form.waitFor({ state: 'detached' })
  const drawer = await openRow(page, name, new RegExp(feeDate))
  await decide(drawer, '试算', '试算完成')
  await drawer.getByText('该次试算由您办理，须由另一人确认。').waitFor()
  await drawer.getByText('581,538.47').waitFor()
  const lots = drawer.getByRole('table', { name: '计提明细' })
  for (const figure of ['18,000.00', '13,846.15', '286,153.85', '195,384.62'])
    // oxlint-disable-next-line no-await-in-loop -- one figure after the other
    await lots.getByText(figure).first().waitFor()
  // the refusal is the answer that was asked for
  expect(first.complaints.filter((one) => !one.includes('400'))).toEqual([])
})

test('another one confirms it, E8: 18,461.53 shares are taken for 24,000.00', async () => {
  const { page } = second
  await page.goto('/iisp/operations/ta-performance-fees')
  const drawer = await openRow(page, name, new RegExp(feeDate))
  await decide(drawer, '确认计提', '业绩报酬已确认')
  await drawer.getByText('业绩报酬计为应付管理人，留在托管账户，在“业绩报酬支付”中支付。').waitFor()
  const { rows } = await portal.iisp.owner.query(
    `SELECT r.shares, (SELECT sum(shares) FROM ta.lot WHERE product_id = r.product_id) AS lots,
       (SELECT sum(shares) FROM ta.holding WHERE product_id = r.product_id) AS held
     FROM ta.fund_register r WHERE r.product_id = $1`,
    [fund.id],
  )
  expect(rows).toEqual([{ shares: '581538.47', lots: '581538.47', held: '581538.47' }])
  expect(second.complaints).toEqual([])
})

test('the fee is paid by an order that waits at the custodian’s desk, and is a to-do no longer', async () => {
  const { page, complaints } = second
  const todos = async () =>
    Number(
      /\d+/.exec(
        (await page.getByRole('button', { name: /待办/ }).first().getAttribute('aria-label')) ?? '',
      )?.[0],
    )
  await page.goto('/iisp/operations/ta-performance-payments')
  const drawer = await openRow(page, name, /业绩报酬支付/)
  await drawer.getByText('24,000.00').first().waitFor()
  await drawer.getByText(payee.accountNo).waitFor()
  const before = await todos()
  await button(drawer, '支付').click()
  const question = page
    .getByRole('dialog')
    .filter({ hasText: /24,000\.00元划付至/ })
    .last()
  await question.getByText(payee.accountNo).waitFor()
  await button(question, '支付').click()
  const number = /HK\d+/.exec(
    await drawer
      .getByRole('table')
      .getByText(/^HK\d+/)
      .first()
      .innerText(),
  )?.[0]
  await expect.poll(todos).toBe(before - 1)
  expect(complaints).toEqual([])

  await custodian.page.goto('/iisp/operations/transfer-desk')
  await searchOrders(custodian.page, number ?? '')
  const row = custodian.page.getByRole('row').filter({ hasText: number ?? '' })
  await row.getByText('24,000.00').waitFor()
  await row.getByText(payee.name).first().waitFor()
  expect(custodian.complaints).toEqual([])
})

test('the manager sees the forced decrease with its working, saves its slip, and the holding has fallen', async () => {
  const { page, complaints } = manager
  await page.goto(`/iisp/transfer-agent/transaction-confirmation?keyword=${fund.code}&kind=145`)
  const { rows } = await portal.iisp.owner.query<{ id: string }>(
    `SELECT id::text FROM ta.confirmation WHERE product_id = $1 AND business_code = '145'`,
    [fund.id],
  )
  const id = rows[0]?.id ?? ''
  const drawer = await openRow(page, id, `交易确认 ${id}`)
  await drawer.getByText('-18,461.53').first().waitFor()
  await drawer.getByText(/份额 = 业绩报酬 ÷ 单位净值 = 13,846\.15/).waitFor()
  const saving = page.waitForEvent('download')
  await drawer.getByRole('button', { name: '下载确认单' }).click()
  const text = pdfText(await readFile(await (await saving).path()))
  for (const said of ['海川实业', fund.code, '计提日', feeDate, '20.00%', '24,000.00', '-18,461.53'])
    expect(text).toContain(said)
  await page.goto(`/iisp/transfer-agent/investor-holding?keyword=${fund.code}`)
  const holding = await openRow(page, '海川实业', /海川实业/)
  await holding.getByText('581,538.47').first().waitFor()
  expect(complaints).toEqual([])
})

test('revoked by the one as the other asks for, the shares are back, and what was paid is kept against the next fees', async () => {
  const { page, complaints } = second
  await first.page.goto('/iisp/operations/ta-performance-fees?all=1')
  const asking = await openRow(first.page, name, new RegExp(feeDate))
  await button(asking, '申请撤销').click()
  const why = first.page.getByRole('dialog', { name: '申请撤销' })
  await why.getByText(/扣减的份额18,461\.53份退回/).waitFor()
  await why.getByRole('textbox').fill('净值有误')
  await button(why, '申请撤销').click()
  await first.page.getByText('已申请，由另一人办理').waitFor()
  await page.goto('/iisp/operations/ta-performance-fees')
  const drawer = await openRow(page, name, new RegExp(feeDate))
  await button(drawer, '撤销计提').click()
  const question = page.getByRole('dialog').filter({ hasText: '扣减的份额18,461.53份退回' }).last()
  await button(question, '撤销计提').click()
  await page.getByText('已撤销，份额和高水位已恢复').first().waitFor()
  await drawer.getByText('已撤销', { exact: true }).first().waitFor()
  await page.goto('/iisp/operations/ta-performance-payments')
  const debt = await openRow(page, name, /业绩报酬支付/)
  await debt.getByText('-24,000.00').first().waitFor()
  await debt.getByText(/超出部分由以后提取的业绩报酬抵扣/).waitFor()
  expect(complaints).toEqual([])
  await manager.page.goto(`/iisp/transfer-agent/investor-holding?keyword=${fund.code}`)
  await manager.page.reload()
  const holding = await openRow(manager.page, '海川实业', /海川实业/)
  await holding.getByText('600,000.00').first().waitFor()
})
