import { readFile } from 'node:fs/promises'
import { pdfText } from '@iisp/testing/pdf-text'
import { beforeAll, expect, test } from 'vitest'
import { applicationDecide } from '../../modules/ta/contract/applications/application-desk.ts'
import { applicationDetail } from '../../modules/ta/contract/applications/applications.ts'
import type { FundTerms } from '../../modules/ta/contract/terms/terms.ts'
import { confirmedNav, dealDay } from '../../modules/ta/server/test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../../modules/ta/server/test/funds.ts'
import { openHolder, passedApplication } from '../../modules/ta/server/test/holders.ts'
import { choose, decide, openRow, panel } from '../desk.ts'
import { type WindowPerson, stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const [bought, openDay] = ['2026-11-18', '2026-11-25']
let source: TestFund
let target: TestFund
let applicationNo = ''
/** Windows of the day after the open day, in which the clock of everybody stands. */
let first: WindowPerson
let second: WindowPerson

const rows = async <T extends object>(sql: string, values: readonly unknown[]): Promise<T[]> =>
  (await portal.iisp.owner.query<T>(sql, [...values])).rows
const nameOf = async (fund: TestFund) =>
  (await rows<{ name: string }>(`SELECT name FROM product.product WHERE id = $1`, [fund.id]))[0]?.name ?? ''
const desk = async () => ({ first: await portal.iisp.as('ji.deng'), second: await portal.iisp.as('bao.he') })
const weekly = (load: string, more: Partial<FundTerms> = {}): Partial<FundTerms> => ({
  ...withoutLimits,
  largeRedemption: null,
  regularOpening: { rule: { kind: 'weekly', weekday: 3 }, onClosedDay: 'drop', lastsDays: 1 },
  subscription: {
    mode: 'outside',
    scale: [{ from: '0.00', kind: 'rate', rate: load }],
    receivers: { manager: '1.0000', distributor: '0.0000', fundAssets: '0.0000' },
  },
  ...more,
})

/** The funds of example E10 and a holder of 100,000.00 shares of the first. */
beforeAll(async () => {
  const { iisp } = portal
  target = await fundWithTerms(iisp, { nth: 0, terms: weekly('0.0120') })
  const redemption: FundTerms['redemption'] = {
    scale: [{ daysBelow: null, rate: '0.0050' }],
    receivers: { manager: '0.0000', distributor: '0.0000', fundAssets: '1.0000' },
  }
  const conversion = { targets: [target.code], topUp: 'rates' as const }
  source = await fundWithTerms(iisp, { nth: 1, terms: weekly('0.0080', { redemption, conversion }) })
  const holder = await openHolder(iisp, source, '海川实业')
  await iisp.owner.query(
    `WITH qualified AS (UPDATE ta.investor SET qualified_until = '2099-01-01', risk_until = '2099-01-01' WHERE id = $1)
     INSERT INTO ta.designated_account (institution_id, investor_id, product_id, account_no, account_name, bank, since)
     VALUES ('M001', $1, $2, '6222000012345678', '海川实业', '中国银行', '2020-01-02')`,
    [holder.investorId, target.id],
  )
  await passedApplication(iisp, source, holder, { kind: '022', day: bought, amount: '100800.00' })
  await dealDay(await desk(), source, { day: bought, nav: '1.0000' })
})

test('the manager converts by the form, which says what will happen', async () => {
  const { page, complaints } = operator
  await page.goto('/iisp/transfer-agent/application-management?part=other')
  await panel(page).getByRole('button', { name: '录入申请' }).click()
  const form = page.getByRole('dialog', { name: '录入申赎申请' })
  await form.getByText('转换', { exact: true }).click()
  await choose(form, '产品名称', source.code, source.code)
  await choose(form, '投资者', '海川实业', '海川实业')
  await choose(form, '转入产品', '', target.code)
  await form.getByText(`份额按开放日净值自产品${source.code}转出`).waitFor()
  await form.getByText('可用份额 100,000.00').waitFor()
  await choose(form, '开放日', '', openDay)
  await form.getByLabel('申请份额').fill('100000')
  await form.getByRole('button', { name: /^提\s*交$/ }).click()
  await page.getByText(`已提交，交易日${openDay}`).waitFor()
  const [stored] = await rows<{ id: string; application_no: string }>(
    `SELECT id, application_no FROM ta.application WHERE product_id = $1 AND business_code = '036'`,
    [source.id],
  )
  applicationNo = stored?.application_no ?? ''
  await page.reload()
  const drawer = await openRow(page, applicationNo, `申请 ${applicationNo}`)
  await drawer.getByText(new RegExp(`^${target.code} `)).waitFor()
  const client = await portal.iisp.as('ji.deng')
  const { id, version } = await client.ok(applicationDetail, { id: stored?.id ?? '' })
  await client.ok(applicationDecide, { id, version, action: 'pass', reason: '' })
  expect(complaints).toEqual([])
})

/** Deals the open day of a fund by the pages, from its list to its publication. */
async function deal(fund: TestFund): Promise<void> {
  await first.page.goto(`/iisp/operations/ta-dealing?keyword=${fund.code}`)
  const name = await nameOf(fund)
  const drawer = await openRow(first.page, name, new RegExp(openDay))
  await decide(drawer, '截单', '已截单')
  await drawer.getByRole('button', { name: '试算', exact: true }).click()
  await first.page
    .getByRole('button', { name: /^试\s*算$/ })
    .last()
    .click()
  await first.page.getByText('试算完成').first().waitFor()
  await second.page.goto(`/iisp/operations/ta-dealing?keyword=${fund.code}`)
  await decide(await openRow(second.page, name, new RegExp(openDay)), '复核通过', '已复核')
  await decide(drawer, '确认入账', '已确认入账')
  await decide(drawer, '发布', '已发布')
}

test('the register deals the fund that is left, then the one that is entered, which waits for it', async () => {
  portal.iisp.clock.set('2026-11-26T10:30:00+08:00')
  const two = await desk()
  await confirmedNav(two, source, openDay, '1.5000')
  await confirmedNav(two, target, openDay, '1.0400')
  const as = (account: string) => portal.signedIn(account)
  ;[first, second] = [await as('ji.deng'), await as('bao.he')]
  await first.page.goto(`/iisp/operations/ta-dealing?keyword=${target.code}`)
  const waiting = await openRow(first.page, await nameOf(target), new RegExp(openDay))
  await waiting.getByText(`须先确认产品${source.code}当日的交易日处理`).waitFor()
  expect(await waiting.getByRole('button', { name: /截\s*单/ }).count()).toBe(0)
  await deal(source)
  await deal(target)
  expect([...first.complaints, ...second.complaints]).toEqual([])
})

test('the manager sees both confirmations with their figures, their working and their slips', async () => {
  const { page, complaints } = await portal.signedIn('lin.jing')
  const legs = await rows<{ id: string; kind: string }>(
    `SELECT c.id, c.business_code AS kind FROM ta.confirmation c JOIN ta.application a ON a.id = c.application_id
     WHERE a.application_no = $1 ORDER BY kind DESC`,
    [applicationNo],
  )
  expect(legs.map(({ kind }) => kind)).toEqual(['138', '137'])
  await page.goto(`/iisp/transfer-agent/transaction-confirmation?keyword=${applicationNo}`)
  const shown = [
    ['转换转出', '-100,000.00', '1,344.62', '148,655.38', target.code],
    ['转换转入', '142,937.87', '148,655.38', source.code],
  ]
  for (const [at, { id }] of legs.entries()) {
    const drawer = await openRow(page, id, `交易确认 ${id}`)
    for (const text of shown[at] ?? []) await drawer.getByText(text).first().waitFor()
    const saving = page.waitForEvent('download')
    await drawer.getByRole('button', { name: '下载确认单' }).click()
    const slip = pdfText(await readFile(await (await saving).path()))
    for (const text of shown[at] ?? []) expect(slip).toContain(text)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  await page.goto(`/iisp/transfer-agent/investor-holding?keyword=${target.code}`)
  const holding = await openRow(page, '海川实业', /海川实业/)
  await holding.getByText('142,937.87').first().waitFor()
  expect(complaints).toEqual([])
})
