import { readFile } from 'node:fs/promises'
import { samplePdf } from '@iisp/files/fixtures'
import { type Person, signedIn } from '@iisp/testing/browser'
import { pdfText } from '@iisp/testing/pdf-text'
import { beforeAll, expect, test } from 'vitest'
import { choose, decide, openRow, panel } from './desk.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const desk = portal.person('ji.deng')

const openDay = '2026-11-25'
let fund: { id: string; code: string; name: string }
let holder: { name: string; shares: string }
let applicationNo = ''
/** Windows of the day after the open day, in which the clock of everybody stands. */
let first: Person
let second: Person
let manager: Person

const one = async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T> =>
  (await portal.iisp.owner.query<T>(sql, [...values])).rows[0] as T
/** What the register has of the fund, as numbers in hundredths of a share. */
const sharesOf = async () =>
  one<{ total: string; lots: string; held: string }>(
    `SELECT (r.shares * 100)::bigint AS total,
       (SELECT (sum(shares) * 100)::bigint FROM ta.lot WHERE product_id = r.product_id) AS lots,
       (SELECT (sum(shares) * 100)::bigint FROM ta.holding WHERE product_id = r.product_id) AS held
     FROM ta.fund_register r WHERE r.product_id = $1`,
    [fund.id],
  )

beforeAll(async () => {
  fund = await one(
    `SELECT p.id, p.code, p.name FROM ta.fund_register r JOIN product.product p ON p.id = r.product_id
     WHERE r.institution_id = 'M001' ORDER BY p.id LIMIT 1`,
  )
  holder = await one(
    `SELECT i.name, h.shares FROM ta.holding h JOIN ta.investor i ON i.id = h.investor_id
     WHERE h.product_id = $1 ORDER BY h.shares DESC LIMIT 1`,
    [fund.id],
  )
})

test('[BU-014] [BU-034] the operator enters a subscription with its document; reopened, the document is there', async () => {
  const { page, complaints } = operator
  await page.goto('/iisp/transfer-agent/application-management')
  await panel(page).getByRole('button', { name: '录入申请' }).click()
  const form = page.getByRole('dialog', { name: '录入申赎申请' })
  await choose(form, '产品名称', fund.code, fund.code)
  await choose(form, '投资者', holder.name, holder.name)
  await choose(form, '开放日', '', openDay)
  await form.getByLabel('申请金额').fill('500000')
  await form.locator('input[type=file]').setInputFiles({
    name: '申购申请表.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(samplePdf('form')),
  })
  await page.getByText('申购申请表.pdf文件上传成功！').waitFor()
  await form.getByRole('button', { name: /^提\s*交$/ }).click()
  await page.getByText(`已提交，交易日${openDay}`).waitFor()
  const stored = await one<{ application_no: string }>(
    `SELECT application_no FROM ta.application WHERE product_id = $1 ORDER BY id DESC LIMIT 1`,
    [fund.id],
  )
  applicationNo = stored.application_no
  await page.reload()
  const drawer = await openRow(page, applicationNo, `申请 ${applicationNo}`)
  await drawer.getByText('申购申请表.pdf').first().waitFor()
  await drawer.getByText('500,000.00').first().waitFor()
  expect(complaints).toEqual([])
})

test('the TA operator passes it', async () => {
  const { page, complaints } = desk
  await page.goto('/iisp/operations/ta-applications')
  const drawer = await openRow(page, applicationNo, `申请 ${applicationNo}`)
  await decide(drawer, '审核通过', `已通过，交易日${openDay}`)
  expect(complaints).toEqual([])
})

test('two TA operators deal the open day: NAV, list, computation, approval, confirmation, publication', async () => {
  const before = await sharesOf()
  portal.iisp.clock.set('2026-11-26T10:30:00+08:00')
  const as = (account: string) => signedIn(portal.browser, portal.iisp, account)
  ;[first, second, manager] = [await as('ji.deng'), await as('bao.he'), await as('lin.jing')]

  await first.page.goto('/iisp/operations/ta-nav')
  await panel(first.page).getByRole('button', { name: '录入净值' }).click()
  const form = first.page.getByRole('dialog', { name: '录入净值' })
  await choose(form, '产品', fund.code, fund.code)
  await form.getByLabel('净值日期').fill(openDay)
  await first.page.keyboard.press('Enter')
  await form.getByLabel('单位净值').fill('1.0400')
  await form.getByLabel('累计净值').fill('1.0400')
  await form.getByRole('button', { name: '提交确认' }).click()
  await form.waitFor({ state: 'detached' })
  await second.page.goto('/iisp/operations/ta-nav')
  await decide(await openRow(second.page, fund.name, new RegExp(openDay)), '确认', '净值已确认')

  await first.page.goto(`/iisp/operations/ta-dealing?keyword=${fund.code}`)
  const drawer = await openRow(first.page, fund.name, new RegExp(openDay))
  await decide(drawer, '截单', '已截单')
  await drawer.getByRole('button', { name: '试算', exact: true }).click()
  await first.page
    .getByRole('button', { name: /^试\s*算$/ })
    .last()
    .click()
  await first.page.getByText('试算完成').first().waitFor()
  await drawer.getByText('该次试算由您办理，须由另一人复核。').waitFor()

  await second.page.goto(`/iisp/operations/ta-dealing?keyword=${fund.code}`)
  await decide(await openRow(second.page, fund.name, new RegExp(openDay)), '复核通过', '已复核')
  await decide(drawer, '确认入账', '已确认入账')
  await decide(drawer, '发布', '已发布')

  const after = await sharesOf()
  expect(after.lots).toBe(after.total)
  expect(after.held).toBe(after.total)
  expect(BigInt(after.total) > BigInt(before.total)).toBe(true)
  expect([...first.complaints, ...second.complaints]).toEqual([])
})

test('[BU-028] [BU-030] [BU-032] [BU-033] the manager sees the confirmation, the holding and both summaries', async () => {
  const { page, complaints } = manager
  const confirmed = await one<{ id: string; shares: string }>(
    `SELECT c.id, c.shares FROM ta.confirmation c JOIN ta.application a ON a.id = c.application_id WHERE a.application_no = $1`,
    [applicationNo],
  )
  const grouped = (figure: string) => figure.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
  await page.goto(`/iisp/transfer-agent/transaction-confirmation?keyword=${applicationNo}`)
  const confirmation = await openRow(page, confirmed.id, `交易确认 ${confirmed.id}`)
  await confirmation.getByText(holder.name).first().waitFor()
  await confirmation.getByText(grouped(confirmed.shares)).first().waitFor()
  const saving = page.waitForEvent('download')
  await confirmation.getByRole('button', { name: '下载确认单' }).click()
  const slip = await saving
  expect(slip.suggestedFilename()).toMatch(/^交易确认单_.+\.pdf$/)
  const text = pdfText(await readFile(await slip.path()))
  for (const said of [holder.name, fund.code, applicationNo, grouped(confirmed.shares)])
    expect(text).toContain(said)

  await page.goto(`/iisp/transfer-agent/investor-holding?keyword=${fund.code}`)
  const drawer = await openRow(page, holder.name, `${holder.name} ${fund.name}`)
  await drawer.getByText(grouped(confirmed.shares)).first().waitFor()

  await page.goto(`/iisp/transfer-agent/dealing-summary?keyword=${fund.code}`)
  await page.getByRole('table').getByText(openDay).first().waitFor()
  await page.goto(`/iisp/transfer-agent/transaction-summary?keyword=${fund.code}`)
  await page.getByRole('table').getByText('2026-11').first().waitFor()
  expect(complaints).toEqual([])
})

test('[BU-012] [BU-013] [BU-027] [BU-142] [BU-198] [BU-199] the manager confirms a TA report, which stays so after a reload, and saves it', async () => {
  const { page, complaints } = manager
  await page.goto(`/iisp/transfer-agent/ta-report?keyword=${fund.code}&kind=summary&open=1`)
  for (const heading of ['产品名称', '产品代码', '会计日期', '进度', '管理人确认状态'])
    // oxlint-disable-next-line no-await-in-loop -- one heading after the other
    await page.getByRole('columnheader', { name: heading }).waitFor()
  await page.getByRole('button', { name: '批量确认' }).click()
  await page.getByText('请先选择待确认的数据').waitFor()
  await page.getByRole('button', { name: '批量下载' }).click()
  await page.getByText('请先选择待下载的数据').waitFor()
  const drawer = await openRow(page, fund.name, new RegExp(`${fund.code} ${openDay} 汇总`))
  const saving = page.waitForEvent('download')
  await drawer.getByRole('button', { name: /^下\s*载$/ }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  expect((await readFile(await file.path())).length).toBeGreaterThan(1000)
  await decide(drawer, '确认', '已确认')
  await page.goto(`/iisp/transfer-agent/ta-report?keyword=${fund.code}&kind=summary`)
  await page.reload()
  const again = await openRow(page, fund.name, new RegExp(`${fund.code} ${openDay} 汇总`))
  await again.getByText('已确认').first().waitFor()
  expect(complaints).toEqual([])
})

test('what was confirmed goes back to the distributor as exchange files', async () => {
  const { page, complaints } = first
  await page.goto('/iisp/operations/ta-exchange?send=1')
  const dialog = page.getByRole('dialog', { name: '生成下发的数据交换文件' })
  await dialog.getByRole('combobox', { name: '接收机构' }).click()
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'M001 ' }).click()
  await expect.poll(() => dialog.getByRole('textbox', { name: '确认日期' }).inputValue()).toBe('2026-11-26')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '生成并下载' }).click()
  const archive = await saving
  expect(archive.suggestedFilename()).toMatch(/^T001_M001_20261126.*\.zip$/)
  const names = (await readFile(await archive.path())).toString('latin1')
  for (const name of ['OFD_T001_M001_20261126_04.TXT', 'OFI_T001_M001_20261126.TXT'])
    expect(names).toContain(name)
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
