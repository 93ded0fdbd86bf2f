import { addDays } from '@iisp/contract/date'
import { divide } from '@iisp/contract/decimal'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type RehearsalEvent, rehearseRelation } from '../../contract/rehearsal/rehearsal.ts'
import { confirmNav, dealDay } from '../test/deal-day.ts'
import { childAccount, openAccount } from '../test/open-account.ts'
import { stageRelations } from '../test/stage-relations.ts'

const stage = stageRelations()
// relation 1: SXA015 invests 60 % of its money in SXA001; both open every Wednesday
const [mother, child] = [
  { id: '1001', code: 'SXA001' },
  { id: '1015', code: 'SXA015' },
]
const owner = (text: string, values: readonly unknown[] = []) => stage.iisp.owner.query(text, [...values])
const investor = '990101'

const tiers = (low: string, high: string) => [
  { from: '0.00', kind: 'rate', rate: low },
  { from: '1000000.00', kind: 'rate', rate: high },
]
const receivers = { manager: '0.3333', distributor: '0.3333', fundAssets: '0.3334' }
const terms = {
  subscription: { mode: 'outside', scale: tiers('0.0120', '0.0080'), receivers },
  redemption: { scale: [{ daysBelow: null, rate: '0.0050' }], receivers },
  discounts: [],
  minimumSubscription: { first: '1.00', further: '1.00', measuredOn: 'gross' },
  minimumHolding: { measure: 'none' },
  lockUp: { kind: 'none' },
  largeRedemption: null,
  performanceFee: { method: 'none' },
  shareRounding: 'truncate',
  regularOpening: { rule: { kind: 'weekly', weekday: 3 }, onClosedDay: 'next', lastsDays: 1 },
}

beforeAll(async () => {
  await openAccount(stage.iisp, { relation: '1', mother: mother.id, child: child.id, institution: 'M001' })
  // Closes the demonstration's open applications, so that they do not join the runs of this test.
  await owner(
    `UPDATE ta.application SET status = '6' WHERE product_id = ANY ($1) AND status IN ('1', '2', '3')`,
    [[mother.id, child.id]],
  )
  for (const { id } of [mother, child]) {
    await owner(
      `INSERT INTO ta.fund_terms (institution_id, product_id, effective_from, terms, status, entered_by, entered_name,
         entered_at, decided_by, decided_name, decided_at)
       SELECT 'M001', $1, '2026-11-02', terms || $2::jsonb, 'approved', '0', '季登', now(), '1', '鲍禾', now()
       FROM ta.fund_terms LIMIT 1`,
      [id, JSON.stringify(terms)],
    )
    await owner(
      `INSERT INTO ta.fund_register (product_id, institution_id, shares)
         SELECT $1, 'M001', coalesce(sum(shares), 0) FROM ta.lot WHERE product_id = $1
       ON CONFLICT (product_id) DO UPDATE SET shares = excluded.shares`,
      [id],
    )
  }
  await owner(
    `INSERT INTO ta.investor (id, institution_id, kind, name, id_type, id_no, fund_account, opened_on)
     VALUES ($1::text::bigint, 'M001', 'institution', '海川实业', '1', $1, 'T00000990101', '2020-01-02')`,
    [investor],
  )
  await owner(
    `INSERT INTO ta.trading_account (id, institution_id, investor_id, account_no, distributor, distributor_name, opened_on)
     VALUES ($1, 'M001', $1, 'TA990101', 'M001', '直销', '2020-01-02')`,
    [investor],
  )
})

let applications = 0
/** The application of the event, passed by the desk. */
async function applied(event: Exclude<RehearsalEvent, { kind: 'fee' }>): Promise<void> {
  applications += 1
  const [amount, shares] = event.kind === 'subscription' ? [event.amount, null] : [null, event.shares]
  await owner(
    `INSERT INTO ta.application (application_no, institution_id, product_id, business_code, investor_id, trading_account_id,
       amount, shares, remaining_shares, dealing_date, status, created_by, created_name, created_at, submitted_at)
     VALUES ($1, 'M001', $2, $3, $4, $4, $5, $6, $6, $7, '3', '0', '林静', '2026-11-01 10:00:00+08', '2026-11-01 10:00:00+08')`,
    [`AS${applications}`, child.id, amount === null ? '024' : '022', investor, amount, shares, event.on],
  )
}
/** The register's valid confirmations of an account since a day. */
async function dealt(product: string, account: string, since: string) {
  const { rows } = await owner(
    `SELECT c.business_code AS kind, c.gross_amount AS gross, abs(c.shares)::numeric(18, 2)::text AS shares,
       c.fee::text, c.net_amount AS net, c.confirmed_on::text AS "on", c.settles_on::text AS settles
     FROM ta.confirmation c WHERE c.product_id = $1 AND c.trading_account_id = $2 AND c.valid AND c.confirmed_on >= $3`,
    [product, account, since],
  )
  return rows as {
    kind: string
    shares: string
    fee: string
    net: string
    on: string
    settles: string | null
  }[]
}
async function linked(since: string) {
  const { rows } = await owner(
    `SELECT kind, amount, shares, dealing_date::text AS day FROM fund_relation.linked_order
     WHERE relation_id = 1 AND at >= $1::timestamptz`,
    [`${since}T00:00:00+08:00`],
  )
  return rows as { kind: string; amount: string; shares: string | null; day: string }[]
}

interface Sample {
  readonly amount: string
  readonly childNav: string
  readonly motherNav: string
}
const cents = (most: number) => fc.integer({ min: 1_000_00, max: most }).map((n) => (n / 100).toFixed(2))
const navs = fc.integer({ min: 8000, max: 15_000 }).map((n) => (n / 10_000).toFixed(4))
/** The `n`th sample of amounts and NAVs. */
function sample(n: number): Sample {
  const [amount = '', childNav = '', motherNav = ''] =
    fc.sample(fc.tuple(cents(300_000_000), navs, navs), { seed: 20_261_125, numRuns: 3 })[n] ?? []
  return { amount, childNav, motherNav }
}
const [first, redeemed, second] = [sample(0), sample(1), sample(2)]

/** Rehearses an event, then lets it happen by the calls of the desk, and compares both to the cent and hundredth. */
async function sameAsDealt(event: Exclude<RehearsalEvent, { kind: 'fee' }>, { childNav, motherNav }: Sample) {
  const { iisp } = stage
  iisp.clock.set(`${event.on}T09:00:00+08:00`)
  const motherDay = addDays(event.on, 7)
  const rehearsed = await (
    await iisp.as('lin.jing')
  ).ok(rehearseRelation, {
    relationId: '1',
    events: [event],
    navs: [
      { code: child.code, on: event.on, unitNav: childNav },
      { code: mother.code, on: event.on, unitNav: motherNav },
      { code: mother.code, on: motherDay, unitNav: motherNav },
    ],
    holdings: [],
  })
  await applied(event)
  const dayAfter = (day: string) => `${addDays(day, 1)}T10:00:00+08:00`
  const deal = { [child.id]: childNav, [mother.id]: motherNav }
  const on = (productId: string, day: string) => ({
    productId,
    day,
    nav: deal[productId] ?? '',
    at: dayAfter(day),
  })
  // The redemption order is sized by the mother's NAV at that time.
  await confirmNav(iisp, on(mother.id, event.on))
  await dealDay(iisp, on(child.id, event.on))
  await dealDay(iisp, on(mother.id, motherDay))

  const confirmed = (fund: string) =>
    rehearsed.rows.filter((row) => row.fund === fund && ['subscribed', 'redeemed'].includes(row.what))
  for (const [fund, account] of [
    [child, investor],
    [mother, childAccount.id],
  ] as const) {
    const [real, ...more] = await dealt(fund.id, account, event.on)
    const [played, ...others] = confirmed(fund.code)
    expect([more, others]).toEqual([[], []])
    expect(played).toMatchObject({ on: real?.on, shares: real?.shares, fee: real?.fee })
    expect(real?.net).toBe(event.kind === 'subscription' ? played?.received : played?.amount)
    const settles = rehearsed.rows.find(
      (row) => row.fund === fund.code && row.what === 'paid' && row.kind === '024',
    )
    if (event.kind === 'redemption') expect(settles?.on).toBe(real?.settles)
  }
  const [order, ...more] = await linked(event.on)
  const placed = rehearsed.rows.find(({ what }) => what === 'placed')
  expect(more).toEqual([])
  expect(placed).toMatchObject({ kind: order?.kind, amount: order?.amount, shares: order?.shares })
  expect(placed?.rules.at(-1)).toContain(order?.day)
  return confirmed(child.code)[0]
}

test('what is rehearsed is placed and confirmed by the engine alike, to the cent and the hundredth of a share', async () => {
  const bought = await sameAsDealt({ kind: 'subscription', on: '2026-11-25', amount: first.amount }, first)
  const half = divide(bought?.shares ?? '', '2', 2, 'truncate')
  const lot = { boughtOn: '2026-11-26', boughtAt: first.childNav }
  await sameAsDealt({ kind: 'redemption', on: '2026-12-09', shares: half, ...lot }, redeemed)
  await sameAsDealt({ kind: 'subscription', on: '2026-12-23', amount: second.amount }, second)
}, 240_000)
