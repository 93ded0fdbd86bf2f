import type { Input } from '@iisp/contract'
import { beforeAll, expect, test } from 'vitest'
import type { RehearsalRow } from '../../contract/rehearsal/rehearsal.ts'
import { rehearseRelation as call } from '../../contract/rehearsal/rehearsal.ts'
import { payload, stageRelations } from '../test/stage-relations.ts'

const stage = stageRelations()
const day = '2026-11-25'
// A ← B ← C of the worked example E12: B holds A, C holds B
const [a, b, c] = ['SXA001', 'SXA013', 'SXA017']

const withoutFees = {
  subscription: {
    mode: 'outside',
    scale: [{ from: '0.00', kind: 'rate', rate: '0.0000' }],
    receivers: { manager: '0.0000', distributor: '1.0000', fundAssets: '0.0000' },
  },
  redemption: {
    scale: [{ daysBelow: null, rate: '0.0000' }],
    receivers: { manager: '0.0000', distributor: '0.0000', fundAssets: '1.0000' },
  },
  minimumSubscription: { first: '1.00', further: '1.00', measuredOn: 'gross' },
  minimumHolding: { measure: 'none' },
  lockUp: { kind: 'none' },
  largeRedemption: null,
  performanceFee: { method: 'none' },
}
const setTerms = (terms: object, product: string) =>
  stage.iisp.owner.query(`UPDATE ta.fund_terms SET terms = terms || $1::jsonb WHERE product_id = $2`, [
    JSON.stringify(terms),
    product,
  ])
const ratio = (subscription: string, redemption: string) =>
  JSON.stringify({
    subscription: { by: 'ratio', ratio: subscription },
    redemption: { by: 'ratio', ratio: redemption },
  })
beforeAll(async () => {
  for (const product of ['1001', '1013', '1017']) await setTerms(withoutFees, product)
  await stage.iisp.owner.query(
    `UPDATE fund_relation.relation SET terms = terms || CASE id WHEN 2 THEN $1::jsonb ELSE $2::jsonb END WHERE id IN (2, 3)`,
    [ratio('0.9000', '1.0000'), ratio('0.9500', '1.0000')],
  )
})

const nav = (code: string, unitNav: string) => ({ code, on: '2026-11-20', unitNav })
const e12 = [nav(a, '1.1000'), nav(b, '1.0396'), nav(c, '1.0358')]
const rehearsal = (more: Partial<Input<typeof call>>): Input<typeof call> => ({
  relationId: '3',
  events: [],
  navs: e12,
  holdings: [],
  ...more,
})
const brief = (rows: readonly RehearsalRow[], ...whats: readonly RehearsalRow['what'][]) =>
  rows
    .filter(({ what }) => whats.includes(what))
    .map(({ fund, other, kind, amount, shares }) => [fund, other, kind, amount, shares])
const subscription = (amount: string) => ({ kind: 'subscription' as const, on: day, amount })

test('E12: a subscription of C goes on to B and A, day by day', async () => {
  const { rows, totals } = await stage.lin.ok(call, rehearsal({ events: [subscription('10000000.00')] }))
  expect(brief(rows, 'placed', 'subscribed')).toEqual([
    [c, '', '022', '10000000.00', '9654373.43'],
    [c, b, '022', '9500000.00', null],
    [b, c, '022', '9500000.00', '9138130.05'],
    [b, a, '022', '8550000.00', null],
    [a, b, '022', '8550000.00', '7772727.27'],
  ])
  const why = (fund: string) => rows.find((row) => row.fund === fund && row.what === 'placed')?.rules
  expect(why(c)).toEqual([
    '联动比例95.00%：子基金当日确认金额的该比例，截取到分',
    'SXA013自2026-11-26起首个可受理的开放日为2026-12-02',
  ])
  expect(totals.map(({ fund, received, paid, placed }) => [fund, received, paid, placed])).toEqual([
    [c, '10000000.00', '9500000.00', '9500000.00'],
    [b, '9500000.00', '8550000.00', '8550000.00'],
    [a, '8550000.00', '0.00', '0.00'],
  ])
})

test('E12: C needs 1,000,000.00, and each redemption of the chain is rounded up and brings it', async () => {
  const inputParam = payload(b, c, { sgldbl: '0.9500', shfhldbl: null, shcfjenew: '1000000.00' })
  const redemption = { kind: 'redemption', on: day, shares: '2000000.00', boughtOn: '2026-01-05' } as const
  const { relationId: _, ...asked } = rehearsal({ events: [{ ...redemption, boughtAt: '1.0358' }] })
  const { rows } = await stage.lin.ok(call, { ...asked, inputParam })
  expect(brief(rows, 'placed')).toEqual([
    [c, b, '024', '1000000.00', '961908.43'],
    [b, a, '024', '1000000.00', '909090.91'],
  ])
  expect(brief(rows, 'redeemed').map(([fund, other, , amount]) => [fund, other, amount])).toEqual([
    [c, '', '2071600.00'],
    [b, c, '1000000.00'],
    [a, b, '1000000.00'],
  ])
  const money = rows.filter(({ what }) => what === 'paid' || what === 'received')
  // Each is paid on its fund's settlement day, which is after the confirmation.
  expect(money.every(({ on, rules }) => on > day && rules[0]?.includes(on))).toBe(true)
})

test('a fee of 41,095.89 at 1.2345 takes 33,289.51 shares of the mother and is paid when they have brought it', async () => {
  const events = [{ kind: 'fee' as const, on: day, fee: '41095.89', cash: '0.00' }]
  const asked = rehearsal({ events, navs: [nav(b, '1.2345')] })
  const { rows } = await stage.lin.ok(call, asked)
  expect(brief(rows, 'placed').slice(0, 1)).toEqual([[c, b, '142', '41095.89', '33289.51']])
  expect(brief(rows, 'redeemed').slice(0, 1)).toEqual([[b, c, '142', '41095.90', '33289.51']])
  const paid = rows.find(({ what }) => what === 'feePaid') ?? expect.fail('not paid')
  expect(paid).toMatchObject({ fund: c, paid: '41095.89' })
  expect(paid.on).toBe(rows.find(({ what }) => what === 'received')?.on)
})

test('shares that do not suffice are said, the fee is paid in part, and the rest is owed with the next one', async () => {
  const fee = (on: string, amount: string, cash: string) => ({ kind: 'fee' as const, on, fee: amount, cash })
  const holdings = [
    { childCode: c, motherCode: b, shares: '1000.00', boughtOn: '2026-01-05', boughtAt: '1.0000' },
  ]
  const { rows } = await stage.lin.ok(
    call,
    rehearsal({
      events: [fee(day, '5000.00', '100.00'), fee('2026-12-20', '5000.00', '100000.00')],
      navs: [nav(b, '1.0000'), nav(a, '1.0000')],
      holdings,
    }),
  )
  expect(brief(rows, 'feeDue', 'feePaid', 'feeCarried').map(([, , , amount]) => amount)).toEqual([
    '5000.00',
    '1100.00',
    '3900.00',
    '8900.00',
    '8900.00',
  ])
})

test('what would not happen is said: below the minimum, no shares, no NAV, outside the dates', async () => {
  await setTerms(
    { minimumSubscription: { first: '1000000.00', further: '1000.00', measuredOn: 'gross' } },
    '1017',
  )
  const low = await stage.lin.ok(call, rehearsal({ events: [subscription('1000.00')] }))
  expect(low.rows.map(({ what, rules }) => [what, rules.at(-2)]).at(-1)).toEqual([
    'refused',
    '低于首次认申购起点',
  ])
  await setTerms(withoutFees, '1017')

  const nothing = [
    { childCode: c, motherCode: b, shares: '0.00', boughtOn: '2026-01-05', boughtAt: '1.0000' },
  ]
  const fee = { kind: 'fee' as const, on: day, fee: '10.00', cash: '0.00' }
  const empty = await stage.lin.ok(call, rehearsal({ events: [fee], holdings: nothing }))
  expect(empty.rows.find(({ what }) => what === 'notPlaced')?.rules.at(-1)).toBe(
    '子基金没有可赎回的母基金份额',
  )

  const later = payload(b, c, { rqqjszfsnew: '1', qyrqnew: '2026-12-10', sxrqnew: '2026-12-31' })
  const { relationId: _, ...asked } = rehearsal({ events: [subscription('100.00')] })
  const early = await stage.lin.ok(call, { ...asked, inputParam: later })
  expect(early.rows.at(-1)).toMatchObject({ what: 'notLinked', fund: c, other: b })
})

test('nothing is stored, and input that plays nothing is refused', async () => {
  const counted = async () =>
    (
      await stage.iisp.owner.query(
        `SELECT (SELECT count(*) FROM ta.application) + (SELECT count(*) FROM fund_relation.linked_order)
           + (SELECT count(*) FROM fund_relation.application) AS n`,
      )
    ).rows[0]
  const before = await counted()
  await stage.lin.ok(call, rehearsal({ events: [subscription('10000000.00')] }))
  expect(await counted()).toEqual(before)
  const code = async (more: Partial<Input<typeof call>>) =>
    (await stage.lin.send(call, rehearsal(more))).body.code
  expect(await code({ events: [{ ...subscription('1.00'), on: '2026-11-01' }] })).toBe(
    'fund-relation.rehearsalPast',
  )
  expect(await code({ events: [subscription('0.00')] })).toBe('fund-relation.rehearsalZero')
  expect(await code({ events: [subscription('1.00')], navs: [nav(c, '1.03581')] })).toBe(
    'fund-relation.rehearsalNav',
  )
  expect(await code({ relationId: '6' })).toBe('fund-relation.relationGone')
  expect(await code({ inputParam: payload(b, c) })).toBe('fund-relation.paramUnreadable')
})

test('who may not read a relation cannot rehearse it, and of another manager’s fund nothing is told', async () => {
  expect((await stage.he.send(call, rehearsal({}))).status).toBe(404)
  expect((await stage.iisp.visitor().send(call, rehearsal({}))).status).toBe(401)
  // SXA019 of M001 invests in SQM002 of M002
  const theirs = await stage.lin.ok(call, rehearsal({ relationId: '4', navs: [] }))
  expect(theirs.funds.map(({ code, shown }) => [code, shown])).toEqual([
    ['SXA019', true],
    ['SQM002', false],
  ])
  expect(theirs.funds[1]?.nav).toBeNull()
  expect(theirs.holdings).toEqual([{ childCode: 'SXA019', motherCode: 'SQM002', shares: null }])
  const mothers = await stage.he.ok(call, rehearsal({ relationId: '4', navs: [] }))
  expect(mothers.funds.map(({ shown }) => shown)).toEqual([false, true])
  const desk = await stage.desk.ok(call, rehearsal({ relationId: '4', navs: [] }))
  expect(desk.funds.map(({ shown }) => shown)).toEqual([true, true])
  const { relationId: _, ...blank } = rehearsal({})
  const foreign = { ...blank, inputParam: payload('SQM002', 'SQM004') }
  expect((await stage.lin.send(call, foreign)).body.code).toBe('fund-relation.bothForeign')
})

test('the fees, limits and NAV of another manager’s fund do not show in what it confirms', async () => {
  const onePercent = [{ from: '0.00', kind: 'rate', rate: '0.0100' }]
  await setTerms({ ...withoutFees, subscription: { ...withoutFees.subscription, scale: onePercent } }, '2002')
  await stage.iisp.owner.query(
    `UPDATE ta.fund_terms SET terms = terms || $1::jsonb WHERE product_id = 1019`,
    [JSON.stringify(withoutFees)],
  )
  const asked = rehearsal({
    relationId: '4',
    events: [subscription('1000000.00')],
    navs: [nav('SXA019', '1.0000'), nav('SQM002', '1.00000000')],
  })
  const [seen, whole] = [await stage.lin.ok(call, asked), await stage.desk.ok(call, asked)]
  const shares = ({ rows }: typeof seen) =>
    rows.find(({ fund, what }) => fund === 'SQM002' && what === 'subscribed')?.shares
  expect([shares(seen), shares(whole)]).toEqual(['500000.00', '495049.50'])
  const { navs: _, ...withoutNav } = asked
  const blind = await stage.lin.ok(call, { ...withoutNav, navs: [nav('SXA019', '1.0000')] })
  expect(blind.rows.at(-1)).toMatchObject({ fund: 'SQM002', what: 'waiting' })
})
