import { exportCreate, exportList } from '@iisp/files/contract'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { pdfText } from '@iisp/testing/pdf-text'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeAll, expect, test } from 'vitest'
import {
  confirmationList,
  confirmationSlip,
  confirmationWorking,
  runConfirmationList,
  usedLotExportName,
  calculationLots,
} from '../../../contract/dealing/confirmations.ts'
import {
  runConfirm,
  runCompute,
  runCorrect,
  runDecide,
  runDetail,
  runPublish,
} from '../../../contract/dealing/runs.ts'
import { type Desk, approvedRun, confirmedNav, dealDay } from '../../test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../../test/funds.ts'
import { openHolder, passedApplication } from '../../test/holders.ts'
import { requestReversal } from '../../test/request-reversal.ts'

const stage = stageIisp('ji.deng')
let desk: Desk
let manager: TestClient
beforeAll(async () => {
  desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  manager = await stage.iisp.as('lin.jing')
})
const terms = {
  ...withoutLimits,
  subscription: {
    mode: 'outside' as const,
    scale: [{ from: '0.00', kind: 'rate' as const, rate: '0.0100' }],
    receivers: { manager: '0.4000', distributor: '0.6000', fundAssets: '0.0000' },
  },
  discounts: [
    { on: 'subscription' as const, distributor: null, factor: '0.5000', from: '2020-01-01', to: null },
  ],
}
const idOf = async (fund: TestFund, caller = manager) =>
  (await caller.ok(confirmationList, { productId: fund.id })).list[0]!.id

async function bytesOf(id: string, { by = manager, language = 'zh' } = {}) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${by.origin}${confirmationSlip.path}?id=${id}`, {
    headers: { cookie, 'accept-language': language },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}
const linesOf = async (id: string, how: Parameters<typeof bytesOf>[1] = {}) =>
  pdfText((await bytesOf(id, how)).bytes).split('\n')

test('a manager saves the slip of a subscription in either language; nobody else can', async () => {
  const fund = await fundWithTerms(stage.iisp, { nth: 0, terms })
  const holder = await openHolder(stage.iisp, fund, '海川实业股份有限公司')
  const day = '2026-11-16'
  const number = await passedApplication(stage.iisp, fund, holder, { kind: '022', day, amount: '1000000.00' })
  await confirmedNav(desk, fund, day, '1.2345')
  const approved = await approvedRun(desk, fund, day)
  const computed = (await desk.first.ok(runConfirmationList, { runId: approved.id })).list[0]!.id
  expect((await desk.first.send(confirmationSlip, { id: computed })).status).toBe(404)
  const confirmed = await desk.first.ok(runConfirm, { id: approved.id, version: approved.version })
  expect((await manager.send(confirmationSlip, { id: computed })).status).toBe(404)
  await desk.first.ok(runPublish, { id: confirmed.id, version: confirmed.version })

  const id = await idOf(fund)
  const { bytes, headers } = await bytesOf(id)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(
    new RegExp(`交易确认单_${id}_\\d{14}\\.pdf`),
  )
  const row = (await manager.ok(confirmationList, { productId: fund.id })).list[0]!
  const lines = pdfText(bytes).split('\n')
  const after = (label: string) => lines[lines.indexOf(label) + 1]
  expect(after('产品名称')).toBe(row.productName)
  expect(after('产品代码')).toBe(fund.code)
  expect(after('投资者名称')).toBe('海川实业股份有限公司')
  expect(after('基金账号')).toBe(row.fundAccount)
  expect(after('交易账号')).toBe(row.tradingAccount)
  expect(after('申请单号')).toBe(number)
  expect(after('业务类型')).toBe('申购确认')
  expect(after('申请日期')).toBe('2026-11-01')
  expect(after('申请金额')).toBe('1,000,000.00')
  expect(after('确认编号')).toBe(id)
  expect(after('确认日期')).toBe('2026-11-17')
  expect(after('净值日期')).toBe(day)
  expect(after('单位净值')).toBe('1.2345')
  expect(after('确认金额')).toBe('1,000,000.00')
  expect(after('净额')).toBe('995,024.88')
  expect(after('确认份额')).toBe('806,014.48')
  expect(after('费用合计')).toBe('4,975.12')
  expect(after('其中归管理人')).toBe('1,990.05')
  expect(after('其中归销售机构')).toBe('2,985.07')
  expect(after('费率折扣')).toBe('按标准费率的50.00%')
  expect(after('管理人')).toMatch(/远山/)
  expect(lines.join('\n')).toMatch(/由门户根据份额登记机构于2026-11-\d\d \d\d:\d\d:\d\d确认的数据生成/)
  expect(lines).toContain('第1页，共1页')
  expect(lines).not.toContain('退款')

  const english = await linesOf(id, { language: 'en' })
  expect(english).toEqual(
    expect.arrayContaining([
      'Confirmation slip',
      'Shares',
      '806,014.48',
      '50.00% of the full rate',
      'Page 1 of 1',
    ]),
  )
  // the register reads the name masked, as on the page
  const masked = (await desk.first.ok(confirmationList, { productId: fund.id })).list[0]!.investorName
  expect(masked).toContain('*')
  const atDesk = await linesOf(id, { by: desk.first })
  expect(atDesk).toContain(masked)
  expect(atDesk).not.toContain('海川实业股份有限公司')

  const other = await stage.iisp.as('he.yu')
  for (const call of [confirmationSlip, confirmationWorking])
    expect((await other.send(call, { id })).status).toBe(404)
  expect((await manager.send(confirmationSlip, { id: '999999999' })).status).toBe(404)
})

test('the same confirmation has the same bytes in a language, whenever it is saved', async () => {
  const fund = await fundWithTerms(stage.iisp, { nth: 1, terms })
  const holder = await openHolder(stage.iisp, fund)
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-16', amount: '5000.00' })
  await dealDay(desk, fund, { day: '2026-11-16', nav: '1.0000' })
  const id = await idOf(fund)
  const first = await bytesOf(id)
  // the slip's date is the date of the confirmation, which its last line also names
  const [, confirmedAt = ''] = /于(.{19})确认/.exec(pdfText(first.bytes)) ?? []
  const stamp = new Date(`${confirmedAt.replace(' ', 'T')}+08:00`).toISOString().replace(/\D/g, '')
  expect(first.bytes.includes(`(D:${stamp.slice(0, 14)}Z)`)).toBe(true)
  stage.iisp.clock.advance(90)
  const again = await bytesOf(id)
  expect(again.bytes.equals(first.bytes)).toBe(true)
  const english = await bytesOf(id, { language: 'en' })
  expect(english.bytes.equals(first.bytes)).toBe(false)
})

test('a redemption names its lots; a correction and the confirmation that it replaced are marked', async () => {
  const fund = await fundWithTerms(stage.iisp, { nth: 2, terms })
  const holder = await openHolder(stage.iisp, fund)
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-03', amount: '1005.00' })
  await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
  await passedApplication(stage.iisp, fund, holder, { kind: '024', day: '2026-11-10', shares: '50.00' })
  const old = await dealDay(desk, fund, { day: '2026-11-10', nav: '1.0000' })
  const id = await idOf(fund)
  const { lots } = await manager.ok(confirmationWorking, { id })
  const lines = await linesOf(id)
  const at = lines.indexOf(lots[0]!.lotId)
  expect(lines.slice(at, at + 6)).toEqual([lots[0]!.lotId, '2026-11-04', '50.00', '7', '0.00', '0.00'])
  expect(lines).toEqual(expect.arrayContaining(['申请份额', '使用的份额明细', '-50.00', '无折扣']))
  expect(lines.some((line) => line.includes('更正'))).toBe(false)

  const { version } = await desk.first.ok(runDetail, { id: old })
  const next = await desk.second.ok(
    runCorrect,
    await requestReversal(desk.first, 'run', { id: old, version }),
  )
  const computed = await desk.first.ok(runCompute, { id: next.id, version: next.version, decision: null })
  const approve = { id: next.id, version: computed.version, action: 'approve' as const, reason: '' }
  const approved = await desk.second.ok(runDecide, approve)
  const confirmed = await desk.first.ok(runConfirm, { id: next.id, version: approved.version })
  await desk.first.ok(runPublish, { id: next.id, version: confirmed.version })

  expect((await manager.send(confirmationSlip, { id })).status).toBe(404)
  expect(await linesOf(id, { by: desk.first })).toContain('已更正：本确认单已被更正后的确认取代，不再有效')
  expect(await linesOf(await idOf(fund))).toContain('更正版：本确认单取代该开放日此前的确认')
})

test('a redemption of thousands of lots has all of them in slip and export; the calculation shows the first lots', async () => {
  const fund = await fundWithTerms(stage.iisp, { nth: 4, terms })
  const holder = await openHolder(stage.iisp, fund)
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-03', amount: '1005.00' })
  await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
  await passedApplication(stage.iisp, fund, holder, { kind: '024', day: '2026-11-10', shares: '50.00' })
  await dealDay(desk, fund, { day: '2026-11-10', nav: '1.0000' })
  const id = await idOf(fund)
  // 2,500 lots; the first is the holder's own.
  await stage.iisp.owner.query(
    `UPDATE ta.confirmation SET lots = (SELECT jsonb_agg(lots->0 || jsonb_build_object('shortHoldingFee', '0.01')
       || CASE WHEN n > 1 THEN jsonb_build_object('lot', '101/' || n) ELSE '{}' END ORDER BY n)
     FROM generate_series(1, 2500) n) WHERE id = $1`,
    [id],
  )
  const { lots, lotCount, steps } = await manager.ok(confirmationWorking, { id })
  expect([lotCount, lots.length]).toEqual([2500, calculationLots])
  expect(lots[0]).toMatchObject({ registeredOn: '2026-11-04', shares: '50.00', fee: '0.01' })
  expect(steps.at(-1)).toMatchObject({
    what: 'payable',
    inputs: expect.arrayContaining([{ name: 'shortHoldingFee', value: '25.00' }]),
  })

  const lines = await linesOf(id)
  const own = lots[0]!.lotId
  expect(lines.filter((line) => line === own || /^101\/\d+$/.test(line))).toEqual([
    own,
    ...Array.from({ length: 2499 }, (_, at) => `101/${at + 2}`),
  ])

  const exported = async (by: TestClient) => {
    const columns = ['lotId', 'shares']
    const input = {
      source: usedLotExportName,
      format: 'csv' as const,
      title: '明细',
      columns,
      filters: { id },
    }
    const job = await by.ok(exportCreate, input)
    await stage.iisp.portal.settle()
    return (await by.ok(exportList, {})).list.find((one) => one.id === job.id)
  }
  expect(await exported(manager)).toMatchObject({ state: 'done', rowsDone: 2500 })
  expect(await exported(await stage.iisp.as('he.yu'))).toMatchObject({ state: 'failed' })
})

test('a name with a character that the font lacks is refused, naming the character and the field', async () => {
  const fund = await fundWithTerms(stage.iisp, { nth: 3, terms })
  const holder = await openHolder(stage.iisp, fund, '𠮷田贸易')
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-16', amount: '5000.00' })
  await dealDay(desk, fund, { day: '2026-11-16', nav: '1.0000' })
  const id = await idOf(fund)
  const refused = await manager.send(confirmationSlip, { id })
  expect(refused.status).toBe(422)
  expect(refused.body.code).toBe('files.noGlyph')
  expect(refused.body.msg).toContain('“投资者名称”中的字符“𠮷”（U+20BB7）')
  const english = await manager.send(confirmationSlip, { id }, { language: 'en' })
  expect(english.body.msg).toContain('The character “𠮷” (U+20BB7) in “Investor name”')
})
