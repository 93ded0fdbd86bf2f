import { stageIisp } from '@iisp/testing/stage-iisp'
import pg from 'pg'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { exchangeSend } from '../../contract/exchange/sends.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../test/funds.ts'
import { type TestHolder, openHolder } from '../test/holders.ts'
import { sentTo } from '../test/sent-to.ts'

const stage = stageIisp('ji.deng')
const day = '2026-11-19'
const lots = 2500
let fund: TestFund
let holder: TestHolder

/** Gives the holder lots with a lock-up. */
async function addLots(count: number): Promise<void> {
  const { owner } = stage.iisp
  await owner.query('SET session_replication_role = replica')
  await owner.query(
    `INSERT INTO ta.lot (institution_id, product_id, investor_id, trading_account_id, source, registered_on, locked_until,
       shares_initial, shares, cost, nav, mark)
     SELECT v.institution_id, $1, v.id, $2, '1', '2026-11-18', '2027-05-18', n, n, n, 1, 1
     FROM ta.investor v, generate_series(1, $4::int) n WHERE v.id = $3`,
    [fund.id, holder.account, holder.investorId, count],
  )
  await owner.query('SET session_replication_role = origin')
}
beforeAll(async () => {
  const { owner } = stage.iisp
  fund = await fundWithTerms(stage.iisp, { terms: withoutLimits })
  holder = await openHolder(stage.iisp, fund)
  const { account, investorId } = holder
  await owner.query(`UPDATE ta.trading_account SET account_no = '1000000009001' WHERE id = $1`, [account])
  await owner.query(`UPDATE ta.investor SET fund_account = '980000009001' WHERE id = $1`, [investorId])
  await owner.query(
    `INSERT INTO ta.holding (institution_id, product_id, investor_id, trading_account_id, shares, since)
     SELECT institution_id, $1, id, $2, 0, '2026-11-18' FROM ta.investor WHERE id = $3`,
    [fund.id, account, investorId],
  )
  await addLots(lots)
})
afterEach(() => void vi.restoreAllMocks())

/** Reports each statement that returned rows. */
function watchAnswers(onAnswer: (text: string, rows: number) => void | Promise<void>): void {
  const query = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown
  const watched = async (client: pg.Client, args: readonly unknown[]) => {
    const answer = (await query.apply(client, [...args])) as pg.QueryResult | undefined
    const [asked] = args as [string | { readonly text: string }]
    await onAnswer(typeof asked === 'string' ? asked : asked.text, answer?.rows?.length ?? 0)
    return answer
  }
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: readonly unknown[]
  ) {
    return watched(this, args) as never
  })
}

test('records are held one batch at a time, however many there are, and later writes are not in the set', async () => {
  let largest = 0
  let batches = 0
  watchAnswers(async (text, rows) => {
    largest = Math.max(largest, rows)
    if (text.includes('"sent_26"') && text.startsWith('FETCH') && (batches += 1) === 1) await addLots(10)
  })
  const { records } = await sentTo(stage, 'M001', day)
  vi.restoreAllMocks()
  expect([largest, batches]).toEqual([1000, 3])
  const sent = (await records('26')).filter(({ FundCode }) => FundCode === fund.code)
  expect(sent.map(({ TotalVolOfDistributorInTA }) => TotalVolOfDistributorInTA)).toEqual(
    Array.from({ length: lots }, (_, at) => `${at + 1}.00`),
  )
  const next = (await (await sentTo(stage, 'M001', day)).records('26')).filter(
    ({ FundCode }) => FundCode === fund.code,
  )
  expect(next).toHaveLength(lots + 10)
})

test('a record of a later batch that cannot be written refuses the whole set, by its number', async () => {
  const { owner } = stage.iisp
  await owner.query(
    `UPDATE ta.lot SET locked_until = '10000-01-01' WHERE id = (SELECT id FROM ta.lot WHERE product_id = $1
       ORDER BY id OFFSET 2222 LIMIT 1)`,
    [fund.id],
  )
  const input = { profile: 'csdc-2.1' as const, distributor: 'M001', confirmedOn: day }
  const refused = await stage.caller.send(exchangeSend, input)
  expect([refused.status, refused.body.code]).toEqual([422, 'ta-exchange.unwritable'])
  expect(refused.body.msg).toMatch(/^AllowRedemptDate #2223：/)
})
