import { stageIisp } from '@iisp/testing/stage-iisp'
import { expect, test } from 'vitest'
import { runCompute, runConfirm, runCorrect, runDecide, runDetail } from '../../contract/dealing/runs.ts'
import { exchangeSend } from '../../contract/exchange/sends.ts'
import { readIndexFile } from '../../rules/exchange/index.ts'
import { dividendConfirm } from '../../contract/dividends/dividends.ts'
import { feeDayConfirm } from '../../contract/fee-days/fee-days.ts'
import { perLotFee } from '../../rules/test/terms.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { computedDividend, plan } from '../test/dividends.ts'
import { computedFeeDay, feeDate } from '../test/fee-days.ts'
import { fundWithTerms, withoutLimits } from '../test/funds.ts'
import { bytes, csdc21, recordsOf, sentTo } from '../test/sent-to.ts'
import { type TestHolder, openHolder, passedApplication } from '../test/holders.ts'
import { requestReversal } from '../test/request-reversal.ts'

const stage = stageIisp('ji.deng')
const sent = async (distributor: string, confirmedOn: string) =>
  (await sentTo(stage, distributor, confirmedOn)).files
/** Gives a holder account numbers that fit the files. */
async function numbered({ account, investorId }: TestHolder, end: string) {
  const { owner } = stage.iisp
  await owner.query(`UPDATE ta.trading_account SET account_no = '100000000' || $1 WHERE id = $2`, [
    end,
    account,
  ])
  await owner.query(`UPDATE ta.investor SET fund_account = '98000000' || $1 WHERE id = $2`, [end, investorId])
}

test('the confirmations of a day go to their distributor, with the NAV and an index for each stream', async () => {
  const { rows } = await stage.iisp.owner.query<Record<string, string>>(
    `SELECT c.confirmed_on::text AS day, count(*)::text AS count, sum(abs(c.shares))::text AS shares, sum(c.fee)::text AS fee
     FROM ta.confirmation c JOIN ta.trading_account t ON t.id = c.trading_account_id
     WHERE t.distributor = 'M001' AND c.valid AND c.business_code = '124' GROUP BY 1 ORDER BY 1 DESC LIMIT 1`,
  )
  const { day = '', count, shares, fee } = rows[0]!
  const date = day.replaceAll('-', '')
  const files = await sent('M001', day)
  const types = ['04', '05', '06', '07', '09']
  const [four, five, six, seven, nine] = types.map((type) => `OFD_T001_M001_${date}_${type}.TXT`)
  const indexes = ['OFI', 'OFJ'].map((prefix) => `${prefix}_T001_M001_${date}.TXT`)
  expect([...files.keys()].toSorted()).toEqual([four, five, six, seven, nine, ...indexes].toSorted())
  const index = await readIndexFile(bytes(files.get(indexes[0]!)!), csdc21)
  expect(index).toEqual({ creator: 'T001', receiver: 'M001', date, files: [four, five, six, nine] })

  const confirmations = await recordsOf(files.get(four!)!)
  const redeemed = confirmations.filter(({ BusinessCode }) => BusinessCode === '124')
  const sum = (field: string) =>
    redeemed.reduce((total, record) => total + Math.round(Number(record[field]) * 100), 0)
  expect(String(redeemed.length)).toBe(count)
  expect(sum('ConfirmedVol')).toBe(Math.round(Number(shares) * 100))
  expect(sum('Charge')).toBe(Math.round(Number(fee) * 100))
  expect(redeemed[0]).toMatchObject({ ReturnCode: '0000', TransactionCfmDate: date, DistributorCode: 'M001' })
  const funds = await recordsOf(files.get(seven!)!)
  expect(funds.map(({ FundCode }) => FundCode)).toContain('SXA001')
  expect(funds.find(({ FundCode }) => FundCode === 'SXA001')).toMatchObject({ NAV: '1.0306' })
})

test('a confirmation is sent with its fee and the distributor’s part of the fee; a replaced confirmation is not sent', async () => {
  const desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  const { owner } = stage.iisp
  const subscription = {
    mode: 'outside' as const,
    scale: [{ from: '0.00', kind: 'rate' as const, rate: '0.0100' }],
    receivers: { manager: '0.4000', distributor: '0.6000', fundAssets: '0.0000' },
  }
  const fund = await fundWithTerms(stage.iisp, { terms: { ...withoutLimits, subscription } })
  const holder = await openHolder(stage.iisp, fund)
  await numbered(holder, '9001')
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-16', amount: '1010000.00' })
  const id = await dealDay(desk, fund, { day: '2026-11-16', nav: '1.0000' })
  const { rows } = await owner.query<{ day: string }>(
    `SELECT confirmed_on::text AS day FROM ta.confirmation WHERE run_id = $1`,
    [id],
  )
  const ofFund = async () => {
    const day = rows[0]!.day
    const four = (await sent('M001', day)).get(`OFD_T001_M001_${day.replaceAll('-', '')}_04.TXT`)
    return four === undefined ? [] : (await recordsOf(four)).filter(({ FundCode }) => FundCode === fund.code)
  }
  expect(await ofFund()).toMatchObject([
    {
      ConfirmedVol: '1000000.00',
      ConfirmedAmount: '1010000.00',
      Charge: '10000.00',
      AgencyFee: '6000.00',
      NAV: '1.0000',
      TransactionAccountID: '1000000009001',
      TAAccountID: '980000009001',
      IndividualOrInstitution: '0',
    },
  ])
  const { version } = await desk.first.ok(runDetail, { id })
  const next = await desk.second.ok(runCorrect, await requestReversal(desk.first, 'run', { id, version }))
  const computed = await desk.first.ok(runCompute, { id: next.id, version: next.version, decision: null })
  const approve = { id: next.id, version: computed.version, action: 'approve' as const, reason: '' }
  const approved = await desk.second.ok(runDecide, approve)
  await desk.first.ok(runConfirm, { id: next.id, version: approved.version })
  const valid = await owner.query<{ id: string; same: boolean }>(
    `SELECT id::text, confirmed_on = $2::date AS same FROM ta.confirmation WHERE product_id = $1 AND valid`,
    [fund.id, rows[0]!.day],
  )
  expect((await ofFund()).map(({ TASerialNO }) => TASerialNO)).toEqual(
    valid.rows.filter(({ same }) => same).map((row) => row.id),
  )
})

test('shares that a performance fee takes go to their distributor as a forced decrease with the fee, and the holding falls', async () => {
  const desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  const performanceFee = { ...perLotFee, days: [feeDate.slice(5)] }
  const fund = await fundWithTerms(stage.iisp, { terms: { ...withoutLimits, performanceFee } })
  const holder = await openHolder(stage.iisp, fund)
  await numbered(holder, '9004')
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-03', amount: '300000.00' })
  await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
  await confirmedNav(desk, fund, feeDate, '1.3000')
  const { id, version } = await computedFeeDay(desk, fund)
  await desk.second.ok(feeDayConfirm, { id, version })
  const files = await sent('M001', '2026-11-11')
  const ofFund = async (type: string) =>
    (await recordsOf(files.get(`OFD_T001_M001_20261111_${type}.TXT`)!)).filter(
      ({ FundCode }) => FundCode === fund.code,
    )
  expect(await ofFund('04')).toMatchObject([
    {
      BusinessCode: '145',
      ApplicationVol: '13846.15',
      ConfirmedVol: '13846.15',
      ConfirmedAmount: '0.00',
      AchievementPay: '18000.00',
      TransactionDate: '20261110',
      TAAccountID: '980000009004',
      FromTAFlag: '1',
      NAV: '1.3000',
    },
  ])
  expect(await ofFund('05')).toMatchObject([{ TotalVolOfDistributorInTA: '286153.85' }])
})

test('holdings are sent as they were at the end of the day: later confirmations do not count', async () => {
  const desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  const fund = await fundWithTerms(stage.iisp, { terms: { ...withoutLimits, largeRedemption: null } })
  const holder = await openHolder(stage.iisp, fund)
  await numbered(holder, '9003')
  const days: string[] = []
  for (const [day, asked] of [
    ['2026-11-05', { kind: '022', amount: '1000000.00' }],
    ['2026-11-12', { kind: '024', shares: '300000.25' }],
  ] as const) {
    await passedApplication(stage.iisp, fund, holder, { day, ...asked })
    const run = await dealDay(desk, fund, { day, nav: '1.0000' })
    const { rows } = await stage.iisp.owner.query<{ day: string }>(
      'SELECT confirmed_on::text AS day FROM ta.confirmation WHERE run_id = $1',
      [run],
    )
    days.push(rows[0]!.day)
  }
  const heldOn = async (day: string) => {
    const five = (await sent('M001', day)).get(`OFD_T001_M001_${day.replaceAll('-', '')}_05.TXT`)
    return (await recordsOf(five!)).filter(({ FundCode }) => FundCode === fund.code)
  }
  expect(await heldOn(days[0]!)).toMatchObject([
    { TotalVolOfDistributorInTA: '1000000.00', AvailableVol: '1000000.00', TotalFrozenVol: '0.00' },
  ])
  expect(await heldOn(days[1]!)).toMatchObject([
    {
      TotalVolOfDistributorInTA: '699999.75',
      TAAccountID: '980000009003',
      DetailFlag: '0',
      AccountStatus: '0',
    },
  ])
})

test('lots with a lock-up go as type 26 with the day from which they may be redeemed', async () => {
  const desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  const fund = await fundWithTerms(stage.iisp, {
    terms: { ...withoutLimits, largeRedemption: null, lockUp: { kind: 'hard', months: 6 } },
  })
  const holder = await openHolder(stage.iisp, fund)
  await numbered(holder, '9005')
  const asked = { day: '2026-11-05', kind: '022', amount: '500000.00' } as const
  await passedApplication(stage.iisp, fund, holder, asked)
  const run = await dealDay(desk, fund, { day: '2026-11-05', nav: '1.0000' })
  const { rows } = await stage.iisp.owner.query<{ day: string; lot: string; free: string }>(
    `SELECT c.confirmed_on::text AS day, l.id::text AS lot, l.locked_until::text AS free
     FROM ta.confirmation c JOIN ta.lot l ON l.confirmation_id = c.id WHERE c.run_id = $1`,
    [run],
  )
  const { day = '', lot, free = '' } = rows[0] ?? {}
  expect(free > '2027-05-01').toBe(true)
  const lots = await (await sentTo(stage, 'M001', day)).records('26')
  expect(lots.filter(({ FundCode }) => FundCode === fund.code)).toMatchObject([
    {
      TotalVolOfDistributorInTA: '500000.00',
      AvailableVol: '0.00',
      TransactionAccountID: '1000000009005',
      TASerialNO: lot,
      ShareRegisterDate: day.replaceAll('-', ''),
      AllowRedemptDate: free.replaceAll('-', ''),
      DetailFlag: '1',
    },
  ])
})

test('a dividend goes to its distributor as type 06, in the index of the day, and not among the confirmations', async () => {
  const desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  const fund = await fundWithTerms(stage.iisp, { terms: withoutLimits })
  const holder = await openHolder(stage.iisp, fund)
  await numbered(holder, '9002')
  const day = '2026-11-03'
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day, amount: '617250.00' })
  await passedApplication(stage.iisp, fund, holder, { kind: '029', day, method: '0' })
  await dealDay(desk, fund, { day, nav: '1.2345' })
  await confirmedNav(desk, fund, plan.recordDate, '1.2345')
  await confirmedNav(desk, fund, plan.exDate, '1.1345')
  const { id, version } = await computedDividend(desk, fund)
  const date = plan.exDate.replaceAll('-', '')
  const six = `OFD_T001_M001_${date}_06.TXT`
  expect([...(await sent('M001', plan.exDate)).keys()]).not.toContain(six)
  await desk.second.ok(dividendConfirm, { id, version })
  const files = await sent('M001', plan.exDate)
  const index = await readIndexFile(bytes(files.get(`OFI_T001_M001_${date}.TXT`)!), csdc21)
  expect(index.files).toContain(six)
  expect(await recordsOf(files.get(six)!)).toMatchObject([
    {
      BasisforCalculatingDividend: '500000.00',
      VolOfDividendforReinvestment: '44072.28',
      DividendAmount: '50000.00',
      ConfirmedAmount: '50000.00',
      RegistrationDate: '20261110',
      XRDate: '20261111',
      DividentDate: '20261113',
      DividendPerUnit: '1.00',
      DrawBonusUnit: '10',
      DefDividendMethod: '0',
      BusinessCode: '143',
      NAV: '1.1345',
      FundCode: fund.code,
    },
  ])
  const summary = await recordsOf(files.get(`OFD_T001_M001_${date}_09.TXT`)!)
  expect(summary.find(({ FundCode }) => FundCode === fund.code)).toMatchObject({
    TotalDividendAmount: '50000.00',
    TotalDividendIndeed: '0.00',
    TotalReinvestmentDividend: '50000.00',
    TotalVolumeofReinvestmentDividend: '44072.28',
  })
  const four = files.get(`OFD_T001_M001_${date}_04.TXT`)
  const others = four === undefined ? [] : await recordsOf(four)
  expect(others.filter(({ BusinessCode }) => BusinessCode === '143')).toEqual([])
})

test('a day without confirmations has the indexes alone', async () => {
  const files = await sent('C001', '2026-01-05')
  expect([...files.keys()]).toEqual(['OFI_T001_C001_20260105.TXT', 'OFJ_T001_C001_20260105.TXT'])
  const index = await readIndexFile(bytes(files.get('OFI_T001_C001_20260105.TXT')!), csdc21)
  expect(index.files).toEqual([])
})

test('a NAV with more places than the files take is refused with its field, and no file is made', async () => {
  const { rows } = await stage.iisp.owner.query<{ day: string }>(
    `UPDATE ta.confirmation SET unit_nav = 1.03064 WHERE id = (SELECT max(c.id) FROM ta.confirmation c
       JOIN ta.trading_account t ON t.id = c.trading_account_id WHERE t.distributor = 'M001' AND c.valid)
     RETURNING confirmed_on::text AS day`,
  )
  const input = { profile: 'csdc-2.1' as const, distributor: 'M001', confirmedOn: rows[0]!.day }
  const refused = await stage.caller.send(exchangeSend, input)
  expect([refused.status, refused.body.code]).toEqual([422, 'ta-exchange.unwritable'])
  expect(refused.body.msg).toMatch(/^NAV #\d+：/)
})

test('managers do not make files', async () => {
  const manager = await stage.iisp.as('lin.jing')
  const input = { profile: 'csdc-2.1' as const, distributor: 'M001', confirmedOn: '2026-11-19' }
  expect((await manager.send(exchangeSend, input)).status).toBe(403)
})
