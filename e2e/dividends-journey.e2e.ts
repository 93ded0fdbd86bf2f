import { readFile } from 'node:fs/promises'
import { pdfText } from '@iisp/testing/pdf-text'
import { beforeAll, expect, test } from 'vitest'
import { confirmedNav, dealDay } from '../modules/ta/server/test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../modules/ta/server/test/funds.ts'
import { openHolder, passedApplication } from '../modules/ta/server/test/holders.ts'
import { button, decide, openRow, panel } from './desk.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const first = portal.person('ji.deng')
const second = portal.person('bao.he')
const manager = portal.person('lin.jing')

const [recordDate, exDate, paymentDate] = ['2026-11-10', '2026-11-11', '2026-11-20']
let fund: TestFund
let name = ''

/** Two holders of 500,000.00 shares, of whom one reinvests, and the NAVs of example E9. */
beforeAll(async () => {
  const { iisp } = portal
  const desk = { first: await iisp.as('ji.deng'), second: await iisp.as('bao.he') }
  fund = await fundWithTerms(iisp, { terms: { ...withoutLimits, largeRedemption: null } })
  const found = await iisp.owner.query<{ name: string }>(`SELECT name FROM product.product WHERE id = $1`, [
    fund.id,
  ])
  name = found.rows[0]?.name ?? ''
  const takesCash = await openHolder(iisp, fund, '海川实业')
  const reinvests = await openHolder(iisp, fund, '明德控股')
  const day = '2026-11-03'
  for (const holder of [takesCash, reinvests])
    // oxlint-disable-next-line no-await-in-loop -- in the order of their accounts
    await passedApplication(iisp, fund, holder, { kind: '022', day, amount: '617250.00' })
  await dealDay(desk, fund, { day, nav: '1.2345' })
  await passedApplication(iisp, fund, reinvests, { kind: '029', day: '2026-11-04', method: '0' })
  await dealDay(desk, fund, { day: '2026-11-04', nav: '1.2345' })
  await confirmedNav(desk, fund, recordDate, '1.2345')
  await confirmedNav(desk, fund, exDate, '1.1345')
})

test('a TA operator enters a dividend by the keyboard alone, another one approves it', async () => {
  const { page } = first
  await page.goto('/iisp/operations/ta-dividends')
  await panel(page).getByRole('button', { name: '录入分红' }).click()
  const form = page.getByRole('dialog', { name: '录入分红方案' })
  // Enter follows the last letter at once, before the list shows its matches
  await form.getByRole('combobox', { name: '产品' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type(fund.code)
  await page.keyboard.press('Enter')
  await form.getByText(`（${fund.code}）`).filter({ visible: true }).first().waitFor()
  for (const typed of [recordDate.replaceAll('-', ''), exDate, paymentDate.replaceAll('-', '/'), '0.1']) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await page.keyboard.press('Tab')
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(typed)
  }
  // what was typed is there again after a reload
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await panel(page).getByRole('button', { name: '录入分红' }).click()
  const values = ['权益登记日', '除息日', '发放日', '每份分红'].map((label) =>
    form.getByLabel(label).inputValue(),
  )
  expect(await Promise.all(values)).toEqual([recordDate, exDate, paymentDate, '0.1'])
  await form.getByLabel('可分配已实现收益').fill('12000000')
  await page.keyboard.press('Control+Enter')
  await form.waitFor({ state: 'detached' })
  const own = await openRow(page, name, new RegExp(exDate))
  await own.getByText('该方案由您录入，须由另一人复核。').waitFor()

  await second.page.goto('/iisp/operations/ta-dividends')
  await decide(await openRow(second.page, name, new RegExp(exDate)), '复核通过', '已复核')
  expect([...first.complaints, ...second.complaints]).toEqual([])
})

test('computed by one and confirmed by the other, E9: 50,000.00 in cash and 44,072.28 new shares', async () => {
  await first.page.reload()
  const drawer = first.page.getByRole('dialog', { name: new RegExp(exDate) })
  await decide(drawer, '试算', '试算完成')
  await drawer.getByText('该次试算由您办理，须由另一人确认。').waitFor()
  await drawer.getByText('44,072.28').first().waitFor()

  await second.page.reload()
  const other = second.page.getByRole('dialog', { name: new RegExp(exDate) })
  const holders = other.getByRole('table', { name: '分红明细' })
  await holders.getByText('红利再投资').waitFor()
  await holders.getByText('现金分红').waitFor()
  await decide(other, '确认分红', '分红已确认')
  await other.getByText('1,044,072.28').waitFor()
  const { rows } = await portal.iisp.owner.query(
    `SELECT r.shares, (SELECT sum(shares) FROM ta.lot WHERE product_id = r.product_id) AS lots,
       (SELECT sum(shares) FROM ta.holding WHERE product_id = r.product_id) AS held
     FROM ta.fund_register r WHERE r.product_id = $1`,
    [fund.id],
  )
  expect(rows).toEqual([{ shares: '1044072.28', lots: '1044072.28', held: '1044072.28' }])
  expect([...first.complaints, ...second.complaints]).toEqual([])
})

test('the manager sees both confirmations, the holding with its new shares, and saves the slip', async () => {
  const { page, complaints } = manager
  await page.goto(`/iisp/transfer-agent/transaction-confirmation?keyword=${fund.code}&kind=143`)
  const table = page.getByRole('table').filter({ visible: true })
  await table.getByText('红利发放').first().waitFor()
  const { rows } = await portal.iisp.owner.query<{ id: string }>(
    `SELECT id::text FROM ta.confirmation WHERE product_id = $1 AND business_code = '143' AND shares > 0`,
    [fund.id],
  )
  const id = rows[0]?.id ?? ''
  const drawer = await openRow(page, id, `交易确认 ${id}`)
  await drawer.getByText('44,072.28').first().waitFor()
  await drawer.getByText(/总额 = 登记日份额 × 每份分红 = 50,000\.00/).waitFor()
  const saving = page.waitForEvent('download')
  await drawer.getByRole('button', { name: '下载确认单' }).click()
  const text = pdfText(await readFile(await (await saving).path()))
  for (const said of ['明德控股', fund.code, '权益登记日', recordDate, '红利再投资', '44,072.28'])
    expect(text).toContain(said)
  await page.goto(`/iisp/transfer-agent/investor-holding?keyword=${fund.code}`)
  const holding = await openRow(page, '明德控股', /明德控股/)
  await holding.getByText('544,072.28').first().waitFor()
  expect(complaints).toEqual([])
})

test('revoked by the one as the other asks for, and corrected by another plan whose difference is shown', async () => {
  const { page } = first
  await page.goto(`/iisp/operations/ta-dividends?all=1&keyword=${fund.code}`)
  const drawer = await openRow(page, name, new RegExp(exDate))
  await button(drawer, '申请撤销').click()
  const why = page.getByRole('dialog', { name: '申请撤销' })
  await why.getByText(/现金红利50,000\.00元不再划付，再投资份额44,072\.28份收回/).waitFor()
  await why.getByLabel('撤销原因').fill('每份金额有误')
  await button(why, '申请撤销').click()
  await page.getByText('已申请，由另一人办理').waitFor()
  await drawer
    .getByText(/申请撤销或更正：每份金额有误。须由申请人以外的人员办理。 在此之前，相关款项暂不支付/)
    .waitFor()
  // it is among what waits for the other
  await second.page.goto(`/iisp/operations/ta-dividends?keyword=${fund.code}`)
  const waiting = await openRow(second.page, name, new RegExp(exDate))
  await waiting.getByText(/申请撤销或更正：每份金额有误。请核对后办理.*在此之前，相关款项暂不支付/).waitFor()
  await button(waiting, '撤销分红').click()
  const question = second.page.getByRole('dialog').filter({ hasText: '现金红利50,000.00元不再划付' }).last()
  await button(question, '撤销分红').click()
  await second.page.getByText('已撤销，份额登记已恢复').waitFor()
  await drawer.getByText('每份金额有误').first().waitFor()
  await button(drawer, '录入更正方案').click()
  const form = page.getByRole('dialog', { name: '录入更正方案' })
  await form.getByLabel('每份分红').fill('0.05')
  await form.getByLabel('每份分红').press('Control+Enter')
  await form.waitFor({ state: 'detached' })

  // the newest is listed first
  await second.page.goto(`/iisp/operations/ta-dividends?keyword=${fund.code}`)
  const other = await openRow(second.page, name, new RegExp(exDate))
  await other.getByText('该方案更正一项已撤销的分红。').waitFor()
  await decide(other, '复核通过', '已复核')
  await decide(other, '试算', '试算完成')
  const changed = other.getByRole('table', { name: '与更正前的差异' })
  await changed.getByText('22,036.14').waitFor()
  await changed.getByText('25,000.00').first().waitFor()
  await first.page.goto(`/iisp/operations/ta-dividends?keyword=${fund.code}`)
  await decide(await openRow(first.page, name, new RegExp(exDate)), '确认分红', '分红已确认')
  const { rows } = await portal.iisp.owner.query(
    `SELECT r.shares, (SELECT sum(shares) FROM ta.lot WHERE product_id = r.product_id) AS lots
     FROM ta.fund_register r WHERE r.product_id = $1`,
    [fund.id],
  )
  expect(rows).toEqual([{ shares: '1022036.14', lots: '1022036.14' }])
  expect([...first.complaints, ...second.complaints]).toEqual([])
})
