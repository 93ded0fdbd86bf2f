import { readFile } from 'node:fs/promises'
import { pdfText } from '@iisp/testing/pdf-text'
import { beforeAll, expect, test } from 'vitest'
import { approvedDividend } from '../../modules/ta/server/test/dividends.ts'
import type { TestFund } from '../../modules/ta/server/test/funds.ts'
import { decide, openRow } from '../desk.ts'
import { dividendFund, exDate, paymentDate, recordDate } from '../dividend-fund.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const first = portal.person('ji.deng')
const second = portal.person('bao.he')
const manager = portal.person('lin.jing')

let fund: TestFund
let name = ''
/** The dividend of example E9, entered and approved. */
beforeAll(async () => {
  const opened = await dividendFund(portal.iisp)
  ;({ fund, name } = opened)
  await approvedDividend(opened.desk, fund, { recordDate, exDate, paymentDate })
})

test('computed by one and confirmed by the other, E9: 50,000.00 in cash and 44,072.28 new shares', async () => {
  await first.page.goto('/iisp/operations/ta-dividends')
  const drawer = await openRow(first.page, name, new RegExp(exDate))
  await decide(drawer, '试算', '试算完成')
  await drawer.getByText('该次试算由您办理，须由另一人确认。').waitFor()
  await drawer.getByText('44,072.28').first().waitFor()

  await second.page.goto('/iisp/operations/ta-dividends')
  const other = await openRow(second.page, name, new RegExp(exDate))
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
