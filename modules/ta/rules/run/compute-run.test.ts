import { expect, test } from 'vitest'
import { fromFen, fromShares, toFen, toNav, toShares } from '../amounts/units.ts'
import { largeDay } from '../redemption/redemption.cases.ts'
import { headOf, runWith } from '../test/run-input.ts'
import { fundTermsWith, lotOf, termsWith } from '../test/terms.ts'
import { computeRun } from './compute-run.ts'
import { RegisterFault } from './register-fault.ts'
import type { RunInput } from './run-input.ts'

const { subscription, redemption } = fundTermsWith()
const large = { ratio: '0.1000', base: 'gross', acceptance: 'proRata', defaultRest: 'deferred' } as const
const held = (who: string, shares: string, other = {}) =>
  lotOf(`L${who}`, shares, '1.0000', { account: `T${who}`, holder: `H${who}`, ...other })
const redeem = (who: string, shares: string, other = {}) => ({
  ...headOf(`S${who}`, who),
  code: '024' as const,
  shares: toShares(shares),
  ...other,
})
const subscribe = (who: string, amount: string, other = {}) => ({
  ...headOf(`S${who}`, who),
  code: '022' as const,
  amount: toFen(amount),
  ...other,
})
const byNumber = (input: RunInput) =>
  new Map(computeRun(input).confirmations.map((confirmation) => [confirmation.number, confirmation]))

test('E2: a subscription becomes a lot, its money goes to custody and its fee to the receivers', () => {
  const terms = termsWith({
    subscription: {
      ...subscription,
      scale: [{ from: '0.00', kind: 'rate', rate: '0.0100' }],
      receivers: { manager: '0.2500', distributor: '0.7500', fundAssets: '0.0000' },
    },
  })
  const { confirmations, newLots, totals } = computeRun(
    runWith({ terms, applications: [subscribe('1', '1000000.00')] }),
  )
  expect(confirmations).toMatchObject([
    { code: '122', returnCode: '0000', shares: 80_202_431n, net: 99_009_901n },
  ])
  expect(newLots).toMatchObject([
    { id: 'S1', confirmedOn: '2026-05-06', shares: 80_202_431n, mark: toNav('1.2345') },
  ])
  expect(
    [totals.paidIn, totals.toCustody, totals.loads.manager, totals.loads.distributor].map(fromFen),
  ).toEqual(['1000000.00', '990099.01', '2475.25', '7425.74'])
  expect(fromShares(totals.sharesAfter)).toBe('100802024.31')
})

const bigDay = runWith({
  terms: termsWith({ largeRedemption: large }),
  nav: toNav('1.0000'),
  lots: largeDay.map(([who, shares]) => held(who, shares)),
  applications: [
    ...largeDay.map(([who, shares]) => redeem(who, shares, who === 'D' ? { remainder: 'cancelled' } : {})),
    subscribe('9', '3000000.00'),
  ],
})

test('E1: on a day of large redemption each gets his part, the remainder is carried forward or cancelled', () => {
  const confirmed = byNumber(bigDay)
  for (const [who, , shares, remainder] of largeDay) {
    const one = confirmed.get(`S${who}`)
    expect(fromShares(one?.shares ?? 0n)).toBe(shares)
    expect([one?.isFinished, fromShares(one?.deferred ?? 0n), fromShares(one?.cancelled ?? 0n)]).toEqual(
      who === 'D' ? [true, '0.00', remainder] : [false, remainder, '0.00'],
    )
    expect(one).toMatchObject({ returnCode: '0000', refusal: 'largeRedemption' })
  }
  expect(fromShares(computeRun(bigDay).totals.sharesAfter)).toBe('93000000.00')
})

test('E1: on the next open day the carried shares have no priority and all are confirmed at its value', () => {
  const carried = [...byNumber(bigDay).values()].filter(({ isFinished }) => !isFinished)
  const next = runWith({
    terms: termsWith({ largeRedemption: large }),
    sharesBefore: toShares('93000000.00'),
    lots: [
      ...carried.map(({ holder, deferred }) => held(holder.slice(1), fromShares(deferred))),
      held('E', '2000000.00'),
    ],
    applications: [
      ...carried.map(({ holder, deferred }) => redeem(holder.slice(1), fromShares(deferred))),
      redeem('E', '2000000.00'),
    ],
  })
  const { largeRedemption, confirmations } = computeRun(next)
  expect(largeRedemption).toEqual({ isLarge: false, requested: 831_372_549n, accepted: 831_372_549n })
  expect(confirmations.every(({ isFinished, refusal }) => isFinished && refusal === null)).toBe(true)
})

test('the manager may accept all, more than the least, but not less until the third day in a row', () => {
  const accept = (accepted: string, largeDaysBefore = 0) =>
    computeRun({
      ...bigDay,
      largeDaysBefore,
      decision: { acceptance: 'proRata', accepted: toShares(accepted) },
    })
  expect(computeRun({ ...bigDay, decision: { acceptance: 'all' } }).largeRedemption.accepted).toBe(
    1_700_000_000n,
  )
  expect(accept('12000000.00').largeRedemption.accepted).toBe(1_200_000_000n)
  expect(() => accept('9999999.99')).toThrow(new RegisterFault('acceptedBelowLine'))
  expect(accept('0.00', 2).largeRedemption.accepted).toBe(0n)
})

test('a forced redemption counts towards the line and is not cut', () => {
  const applications = bigDay.applications.map((one) =>
    one.number === 'SA' ? { ...one, code: '142' as const } : one,
  )
  const confirmed = byNumber({ ...bigDay, applications: applications as RunInput['applications'] })
  expect(fromShares(confirmed.get('SA')?.shares ?? 0n)).toBe('8000000.00')
  const others = ['SB', 'SC', 'SD'].reduce((sum, number) => sum + (confirmed.get(number)?.shares ?? 0n), 0n)
  expect(fromShares(others)).toBe('2000000.00')
})

/** [what, changed input, refusal of S1] */
const refused: readonly (readonly [string, Partial<RunInput>, string])[] = [
  [
    'more than is held',
    { lots: [held('1', '99.99')], applications: [redeem('1', '100.00')] },
    'insufficientShares',
  ],
  [
    'frozen shares',
    { lots: [held('1', '100.00')], frozen: new Map([['T1', 1n]]), applications: [redeem('1', '100.00')] },
    'insufficientShares',
  ],
  [
    'locked shares',
    {
      terms: termsWith({ lockUp: { kind: 'hard', months: 3 } }),
      lots: [held('1', '100.00', { confirmedOn: '2026-02-01' })],
      applications: [redeem('1', '0.01')],
    },
    'lockedUp',
  ],
  [
    'a remainder below the minimum',
    {
      terms: termsWith({ minimumHolding: { measure: 'shares', least: '50.00', below: 'refuse' } }),
      lots: [held('1', '100.00')],
      applications: [redeem('1', '50.01')],
    },
    'belowMinimumHolding',
  ],
  [
    'a first subscription below the minimum without its fee',
    {
      terms: termsWith({
        subscription: { ...subscription, scale: [{ from: '0.00', kind: 'rate', rate: '0.0100' }] },
        minimumSubscription: { first: '1000000.00', further: '10000.00', measuredOn: 'net' },
      }),
      applications: [subscribe('1', '1000000.00')],
    },
    'belowFirstMinimum',
  ],
  [
    'a further subscription below the minimum',
    {
      terms: termsWith({
        minimumSubscription: { first: '1000000.00', further: '10000.00', measuredOn: 'net' },
      }),
      lots: [held('1', '1.00')],
      applications: [subscribe('1', '9999.99')],
    },
    'belowFurtherMinimum',
  ],
  [
    'one holder too many',
    { terms: termsWith({ maximumHolders: 10 }), applications: [subscribe('1', '1.00')] },
    'holderLimit',
  ],
  [
    'a discount that the terms do not know',
    { applications: [subscribe('1', '1.00', { factor: 99_999_999n })] },
    'discountTooLow',
  ],
  [
    'the waiver of a fee that belongs to the fund',
    { lots: [held('1', '1.00')], applications: [redeem('1', '1.00', { waivesRedemptionFee: true })] },
    'feeNotWaivable',
  ],
  [
    'an amount that buys nothing',
    { nav: toNav('9.0000'), applications: [subscribe('1', '0.01')] },
    'amountTooSmall',
  ],
  [
    'a conversion into a fund that the terms do not name',
    {
      lots: [held('1', '1.00')],
      applications: [{ ...headOf('S1'), code: '036', shares: 100n, target: 'B' }],
    },
    'targetNotAllowed',
  ],
]
test.each(refused)('%s: refused, nothing moves and the money goes back', (_, changed, refusal) => {
  const { confirmations, newLots, lotChanges, totals } = computeRun(runWith(changed))
  expect(confirmations).toMatchObject([{ refusal, shares: 0n, net: 0n }])
  expect(confirmations[0]?.returnCode).not.toBe('0000')
  expect([newLots, lotChanges]).toEqual([[], []])
  expect(totals.paidIn).toBe(totals.refunds)
})

test('a remainder below the minimum redeems all where the terms say so', () => {
  const terms = termsWith({ minimumHolding: { measure: 'shares', least: '50.00', below: 'redeemAll' } })
  const run = runWith({ terms, lots: [held('1', '100.00')], applications: [redeem('1', '50.01')] })
  expect(computeRun(run).lotChanges).toEqual([{ id: 'L1', account: 'T1', before: 10_000n, after: 0n }])
})

test('two redemptions of one account cannot take the same shares; the earlier one is first', () => {
  const later = redeem('1', '80.00', { number: 'S0', submittedAt: '2026-04-30 10:00:01' })
  const confirmed = byNumber(
    runWith({ lots: [held('1', '100.00')], applications: [later, redeem('1', '80.00')] }),
  )
  expect([confirmed.get('S1')?.refusal, confirmed.get('S0')?.refusal]).toEqual([null, 'insufficientShares'])
})

test('a forced redemption takes all free shares and reports the shortfall', () => {
  const run = runWith({
    lots: [held('1', '100.00')],
    frozen: new Map([['T1', 3_000n]]),
    applications: [{ ...headOf('S1'), code: '142', shares: 10_000n }],
  })
  expect(computeRun(run).confirmations).toMatchObject([
    { code: '142', shares: 7_000n, cancelled: 3_000n, refusal: 'insufficientShares', returnCode: '0000' },
  ])
})

test('E10: a conversion leaves with its top-up; the other run buys shares for the whole incoming amount', () => {
  const target = {
    isOpen: true,
    terms: termsWith({
      subscription: { ...subscription, scale: [{ from: '0.00', kind: 'rate', rate: '0.0120' }] },
    }),
  }
  const terms = termsWith({
    subscription: { ...subscription, scale: [{ from: '0.00', kind: 'rate', rate: '0.0080' }] },
    redemption: { ...redemption, scale: [{ daysBelow: null, rate: '0.0050' }] },
    conversion: { targets: ['B'], topUp: 'rates' },
  })
  const out = computeRun(
    runWith({
      terms,
      nav: toNav('1.5000'),
      lots: [held('1', '100000.00')],
      targets: new Map([['B', target]]),
      applications: [{ ...headOf('S1'), code: '036', shares: toShares('100000.00'), target: 'B' }],
    }),
  )
  const [one] = out.confirmations
  expect([one?.gross, one?.fee, one?.topUpFee, one?.net].map((fen) => fromFen(fen ?? 0n))).toEqual([
    '150000.00',
    '750.00',
    '594.62',
    '148655.38',
  ])
  const into = computeRun(
    runWith({
      nav: toNav('1.0400'),
      terms: target.terms,
      applications: [{ ...headOf('S1'), code: '037', amount: one?.net ?? 0n }],
    }),
  )
  expect(fromShares(into.newLots[0]?.shares ?? 0n)).toBe('142937.87')
  expect(into.confirmations[0]).toMatchObject({ code: '137', gross: one?.net, fee: 0n, net: one?.net })
  expect(into.totals.paidIn).toBe(0n)
})

test('a transfer keeps dates and marks; who takes over all of a holder takes his place', () => {
  const transferred = { ...headOf('S1'), code: '033' as const, to: { account: 'T2', holder: 'H2' } }
  const run = (shares: string) =>
    computeRun(
      runWith({
        terms: termsWith({ maximumHolders: 10 }),
        lots: [held('1', '100.00', { confirmedOn: '2025-01-02' })],
        applications: [{ ...transferred, shares: toShares(shares) }],
      }),
    )
  expect(run('99.99').confirmations).toMatchObject([{ refusal: 'holderLimit' }])
  expect(run('100.00').newLots).toMatchObject([
    { id: 'S1/1', account: 'T2', confirmedOn: '2025-01-02', mark: 100_000_000n },
  ])
  expect(run('100.00').holdersCounted).toBe(10)
})

test('forced increase and decrease change shares and no money', () => {
  const run = runWith({
    lots: [held('1', '100.00')],
    applications: [
      { ...headOf('S1'), code: '145', shares: 4_000n },
      { ...headOf('S2'), code: '144', shares: 1_000n },
      { ...headOf('S3'), code: '029', method: 'reinvest' },
    ],
  })
  const { newLots, lotChanges, totals } = computeRun(run)
  expect(newLots).toMatchObject([{ id: 'S2', shares: 1_000n }])
  expect(lotChanges).toEqual([{ id: 'L1', account: 'T1', before: 10_000n, after: 6_000n }])
  expect(totals.sharesAfter - totals.sharesBefore).toBe(-3_000n)
})

/** [what, changed input, fault] */
const faulty: readonly (readonly [string, Partial<RunInput>, string])[] = [
  ['no value', { nav: 0n }, 'navNotPositive'],
  ['a value of five places', { nav: toNav('1.23456') }, 'navTooPrecise'],
  [
    'an application twice',
    { applications: [subscribe('1', '1.00'), subscribe('1', '1.00')] },
    'applicationRepeated: S1',
  ],
  ['a lot twice', { lots: [held('1', '1.00'), held('1', '1.00')] }, 'lotRepeated: L1'],
  [
    'an account of two holders',
    { lots: [held('1', '1.00'), held('2', '1.00', { account: 'T1' })] },
    'accountOfTwoHolders: T1',
  ],
  ['nothing asked for', { applications: [redeem('1', '0.00')] }, 'figureNotPositive: S1'],
  ['more lots than shares', { sharesBefore: 99n, lots: [held('1', '1.00')] }, 'lotsAboveTotal'],
]
test.each(faulty)('%s stops the run', (_, changed, fault) =>
  expect(() => computeRun(runWith(changed))).toThrow(fault),
)
