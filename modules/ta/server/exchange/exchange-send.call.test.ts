import { stageIisp } from '@iisp/testing/stage-iisp'
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runCompute, runConfirm, runCorrect, runDecide, runDetail } from '../../contract/dealing/runs.ts'
import { exchangeSend } from '../../contract/exchange/sends.ts'
import { type RecordValues, openDataFile, profiles, readIndexFile } from '../../rules/exchange/index.ts'
import { dealDay } from '../test/deal-day.ts'
import { fundWithTerms, withoutLimits } from '../test/funds.ts'
import { openHolder, passedApplication } from '../test/holders.ts'

const stage = stageIisp('ji.deng')
const csdc21 = profiles.get('csdc-2.1')!

/** The files of an archive by name, from its directory. */
function unzipped(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
    const [packed, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const begins = archive.readUInt32LE(at + 42)
    const from = begins + 30 + archive.readUInt16LE(begins + 26) + archive.readUInt16LE(begins + 28)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString()
    files.set(name, inflateRawSync(archive.subarray(from, from + packed)))
  }
  return files
}
async function* bytes(content: Buffer) {
  yield content
}
async function recordsOf(content: Buffer): Promise<RecordValues[]> {
  const { records } = await openDataFile(bytes(content), csdc21)
  const read: RecordValues[] = []
  for await (const { values, faults } of records) {
    expect(faults).toEqual([])
    read.push(values)
  }
  return read
}
async function sent(distributor: string, confirmedOn: string) {
  const cookie = [...stage.caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${stage.iisp.origin}${exchangeSend.path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: stage.iisp.origin },
    body: JSON.stringify({ profile: 'csdc-2.1', distributor, confirmedOn }),
  })
  expect(answer.status).toBe(200)
  return unzipped(Buffer.from(await answer.arrayBuffer()))
}

test('what was confirmed on a day goes to its distributor, with the NAV and an index for each stream', async () => {
  const { rows } = await stage.iisp.owner.query<Record<string, string>>(
    `SELECT c.confirmed_on::text AS day, count(*)::text AS count, sum(abs(c.shares))::text AS shares, sum(c.fee)::text AS fee
     FROM ta.confirmation c JOIN ta.trading_account t ON t.id = c.trading_account_id
     WHERE t.distributor = 'M001' AND c.valid AND c.business_code = '124' GROUP BY 1 ORDER BY 1 DESC LIMIT 1`,
  )
  const { day = '', count, shares, fee } = rows[0]!
  const date = day.replaceAll('-', '')
  const files = await sent('M001', day)
  const [four, seven] = ['04', '07'].map((type) => `OFD_T001_M001_${date}_${type}.TXT`)
  const indexes = ['OFI', 'OFJ'].map((prefix) => `${prefix}_T001_M001_${date}.TXT`)
  expect([...files.keys()].toSorted()).toEqual([four, seven, ...indexes].toSorted())
  const index = await readIndexFile(bytes(files.get(indexes[0]!)!), csdc21)
  expect(index).toEqual({ creator: 'T001', receiver: 'M001', date, files: [four] })

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

test('a confirmation is sent with its fee and the distributor’s part of it; what a correction replaced is not sent', async () => {
  const desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  const { owner } = stage.iisp
  const subscription = {
    mode: 'outside' as const,
    scale: [{ from: '0.00', kind: 'rate' as const, rate: '0.0100' }],
    receivers: { manager: '0.4000', distributor: '0.6000', fundAssets: '0.0000' },
  }
  const fund = await fundWithTerms(stage.iisp, { terms: { ...withoutLimits, subscription } })
  const holder = await openHolder(stage.iisp, fund)
  await owner.query(`UPDATE ta.trading_account SET account_no = '1000000009001' WHERE id = $1`, [
    holder.account,
  ])
  await owner.query(`UPDATE ta.investor SET fund_account = '980000009001' WHERE id = $1`, [holder.investorId])
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
  const next = await desk.second.ok(runCorrect, { id, version, reason: '净值有误' })
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
