import { beforeAll, expect, test } from 'vitest'
import { dividendCompute, dividendConfirm } from '../modules/ta/contract/dividends/dividends.ts'
import type { TestFund } from '../modules/ta/server/test/funds.ts'
import { button, decide, openRow, panel } from './desk.ts'
import { dividendFund, exDate, paymentDate, recordDate } from './dividend-fund.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const first = portal.person('ji.deng')
const second = portal.person('bao.he')

let fund: TestFund
let name = ''
beforeAll(async () => {
  ;({ fund, name } = await dividendFund(portal.iisp))
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

/** Has the dividend computed by the one and confirmed by the other. */
async function confirmDividend(): Promise<void> {
  const desk = { first: await portal.iisp.as('ji.deng'), second: await portal.iisp.as('bao.he') }
  const { rows } = await portal.iisp.owner.query<{ id: string; version: number }>(
    `SELECT id::text, version FROM ta.dividend WHERE product_id = $1`,
    [fund.id],
  )
  const { id, version } = await desk.first.ok(dividendCompute, rows[0]!)
  await desk.second.ok(dividendConfirm, { id, version })
}

test('revoked by the one as the other asks for, and corrected by another plan whose difference is shown', async () => {
  await confirmDividend()
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
