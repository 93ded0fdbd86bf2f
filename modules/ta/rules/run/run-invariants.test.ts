import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FundTerms } from '../../contract/terms/terms.ts'
import type { Lot } from '../holdings/lot.ts'
import { runWith } from '../test/run-input.ts'
import { fundTermsWith, perLotFee, termsWith } from '../test/terms.ts'
import type { Application } from './applications.ts'
import { type RunOutput, computeRun } from './compute-run.ts'
import { sumOfFees } from './split-fee.ts'

const base = fundTermsWith()
const rate = fc.constantFrom('0.0000', '0.0050', '0.0100', '0.01230000', '0.0500')
const receivers = fc.constantFrom(
  { manager: '1.0000', distributor: '0.0000', fundAssets: '0.0000' },
  { manager: '0.3333', distributor: '0.3333', fundAssets: '0.3334' },
)
const terms: fc.Arbitrary<Partial<FundTerms>> = fc.record({
  subscription: fc.record({
    mode: fc.constantFrom('outside' as const, 'inside' as const, 'onTop' as const),
    scale: rate.map((one) => [{ from: '0.00', kind: 'rate' as const, rate: one }]),
    receivers,
  }),
  redemption: fc.record({
    scale: fc.tuple(rate, rate).map(([young, old]) => [
      { daysBelow: 20, rate: young },
      { daysBelow: null, rate: old },
    ]),
    receivers,
  }),
  shareRounding: fc.constantFrom('half-up' as const, 'truncate' as const),
  maximumHolders: fc.constantFrom(null, 3),
  largeRedemption: fc.constantFrom(null, {
    ratio: '0.1000',
    base: 'net' as const,
    acceptance: 'proRata' as const,
    defaultRest: 'deferred' as const,
  }),
  lockUp: fc.constantFrom(base.lockUp, { kind: 'hard' as const, months: 1 }),
  minimumHolding: fc.constantFrom(base.minimumHolding, {
    measure: 'shares' as const,
    least: '10.00',
    below: 'redeemAll' as const,
  }),
  performanceFee: fc.constantFrom(base.performanceFee, perLotFee),
})
const order = fc.record({
  code: fc.constantFrom('022', '024', '033', '142', '144', '145', '037'),
  who: fc.integer({ min: 1, max: 4 }),
  to: fc.integer({ min: 1, max: 4 }),
  size: fc.bigInt({ min: 1n, max: 500_000n }),
})
const day = fc.record({
  nav: fc.bigInt({ min: 1_000n, max: 30_000n }),
  orders: fc.array(order, { maxLength: 8 }),
})
const history = fc.record({ terms, days: fc.array(day, { minLength: 1, maxLength: 8 }) })

const partyOf = (who: number) => ({ account: `T${who}`, holder: `H${who}` })
function applicationOf(
  { code, who, to, size }: { code: string; who: number; to: number; size: bigint },
  number: string,
) {
  const head = { number, ...partyOf(who), submittedAt: '2026-01-01 09:00:00', distributor: null }
  if (code === '022' || code === '037') return { ...head, code, amount: size } as Application
  if (code === '033') return { ...head, code, shares: size, to: partyOf(to) } as Application
  return { ...head, code, shares: size } as Application
}

function lotsAfter(lots: readonly Lot[], { newLots, lotChanges }: RunOutput): readonly Lot[] {
  const changed = new Map(lotChanges.map(({ id, after }) => [id, after]))
  return [...lots, ...newLots]
    .map((lot) => ({ ...lot, shares: changed.get(lot.id) ?? lot.shares }))
    .filter(({ shares }) => shares > 0n)
}
const total = (lots: readonly Lot[]) => lots.reduce((sum, { shares }) => sum + shares, 0n)

test('over any history lots add up to the total, money in is accounted for, nothing is negative, twice is the same', () => {
  fc.assert(
    fc.property(history, ({ terms: changed, days }) => {
      let lots: readonly Lot[] = []
      days.forEach(({ nav, orders }, index) => {
        const date = `2026-0${index + 1}-15`
        const input = runWith({
          terms: termsWith(changed),
          openDay: date,
          confirmedOn: date,
          nav: nav * 10_000n,
          sharesBefore: total(lots),
          holdersBefore: new Set(lots.map(({ holder }) => holder)).size,
          lots,
          frozen: new Map([['T1', 5_000n]]),
          applications: orders.map((one, place) => applicationOf(one, `S${index}${place}`)),
        })
        const run = computeRun(input)
        expect(
          computeRun({ ...input, applications: input.applications.toReversed(), lots: lots.toReversed() }),
        ).toEqual(run)
        lots = lotsAfter(lots, run)
        const { totals } = run
        expect(total(lots)).toBe(totals.sharesAfter)
        expect(lots.every(({ shares }) => shares > 0n)).toBe(true)
        const { manager, distributor } = totals.loads
        const converted = run.confirmations
          .filter(({ code }) => code === '137')
          .reduce((sum, one) => sum + one.refund, 0n)
        expect(totals.paidIn).toBe(totals.toCustody + manager + distributor + totals.refunds - converted)
        const gross = run.confirmations.reduce((sum, one) => sum + (one.uses.length > 0 ? one.gross : 0n), 0n)
        expect(gross).toBe(totals.payable + totals.performanceFee + sumOfFees(totals.redemptionFees))
        for (const one of run.confirmations) {
          const figures = [
            one.shares,
            one.gross,
            one.fee,
            one.performanceFee,
            one.net,
            one.refund,
            one.deferred,
          ]
          expect(figures.every((figure) => figure >= 0n)).toBe(true)
        }
        const limit = termsWith(changed).maximumHolders
        if (limit !== null) expect(new Set(lots.map(({ holder }) => holder)).size).toBeLessThanOrEqual(limit)
      })
    }),
    { numRuns: 150 },
  )
})
