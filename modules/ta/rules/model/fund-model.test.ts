import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FundTerms } from '../../contract/terms/terms.ts'
import type { Lot } from '../holdings/lot.ts'
import type { Application } from '../run/applications.ts'
import { computeRun } from '../run/compute-run.ts'
import { runWith } from '../test/run-input.ts'
import { fundTermsWith, perLotFee } from '../test/terms.ts'
import { compileTerms } from '../terms/compile-terms.ts'
import { type Answer, FundModel, type Kind, type ModelTerms, type Order } from './fund-model.ts'

/** Set MODEL_RUNS=20000 to compare the full number of histories. */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 200)
const events = 30

const rate = fc.constantFrom(0n, 1n, 50n, 123n, 500n)
const terms: fc.Arbitrary<ModelTerms> = fc.record({
  load: fc.constantFrom('outside', 'inside', 'onTop'),
  tiers: fc.constantFrom<ModelTerms['tiers']>(
    [{ from: 0n, rate: 0n }],
    [
      { from: 0n, rate: 123n },
      { from: 200_000n, rate: 60n },
      { from: 400_000n, fixed: 1_001n },
    ],
    [{ from: 0n, fixed: 300n }],
  ),
  cutsShares: fc.boolean(),
  first: fc.constantFrom(0n, 100_000n),
  further: fc.constantFrom(0n, 1_000n),
  measured: fc.constantFrom('net', 'gross'),
  mostHolders: fc.constantFrom(null, 2, 3),
  exit: fc.tuple(rate, rate).map(([young, old]) => [
    { below: 40, rate: young },
    { below: null, rate: old },
  ]),
  lock: fc.constantFrom(null, { months: 1, fee: null }, { months: 2, fee: 77n }),
  least: fc.constantFrom<ModelTerms['least']>(
    null,
    { by: 'shares', least: 90_000n, else: 'all' },
    { by: 'value', least: 120_000n, else: 'no' },
    { by: 'value', least: 50_001n, else: 'all' },
  ),
  large: fc.constantFrom<ModelTerms['large']>(
    null,
    { ratio: 1_000n, addsInflow: true, proRata: true },
    { ratio: 2_500n, addsInflow: false, proRata: true },
    { ratio: 1_000n, addsInflow: false, proRata: false },
  ),
  performance: fc.constantFrom(0n, 2_000n),
})
const holders = ['H1', 'H1', 'H2', 'H3', 'H4']
const party = fc
  .integer({ min: 0, max: 4 })
  .map((at) => ({ account: `T${at}`, holder: holders[at] as string }))
const order = fc.record({
  kind: fc.constantFrom<Kind[]>(
    'subscribe',
    'subscribe',
    'subscribe',
    'redeem',
    'redeem',
    'redeem',
    'force',
    'transfer',
    'convertIn',
    'increase',
    'decrease',
  ),
  from: party,
  to: party,
  size: fc.oneof(fc.bigInt({ min: 1n, max: 500_000n }), fc.constantFrom(1n, 100_000n, 200_000n)),
  /** Tenths of the account's holding, used instead of `size`; 10 redeems everything. */
  part: fc.option(fc.integer({ min: 1, max: 10 }), { nil: null }),
  /** Days since the event before; 0 is the same day. */
  gap: fc.constantFrom(0, 0, 0, 1, 29, 31, 45),
  nav: fc.bigInt({ min: 1_000n, max: 30_000n }),
})
const history = fc.record({ terms, orders: fc.array(order, { minLength: events, maxLength: events }) })

const text = (units: bigint, places: number) => {
  const digits = units.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
const fundTerms = (model: ModelTerms): FundTerms => {
  const receivers = { manager: '1.0000', distributor: '0.0000', fundAssets: '0.0000' }
  return fundTermsWith({
    subscription: {
      mode: model.load,
      scale: model.tiers.map(({ from, rate: one, fixed }) =>
        one === undefined
          ? { from: text(from, 2), kind: 'fixed', fee: text(fixed ?? 0n, 2) }
          : { from: text(from, 2), kind: 'rate', rate: text(one, 4) },
      ),
      receivers,
    },
    redemption: {
      scale: model.exit.map(({ below, rate: one }) => ({ daysBelow: below, rate: text(one, 4) })),
      receivers,
    },
    minimumSubscription: {
      first: text(model.first, 2),
      further: text(model.further, 2),
      measuredOn: model.measured,
    },
    shareRounding: model.cutsShares ? 'truncate' : 'half-up',
    maximumHolders: model.mostHolders,
    lockUp:
      model.lock === null
        ? { kind: 'none' }
        : model.lock.fee === null
          ? { kind: 'hard', months: model.lock.months }
          : {
              kind: 'fee',
              months: model.lock.months,
              scale: [{ daysBelow: null, rate: text(model.lock.fee, 4) }],
            },
    minimumHolding:
      model.least === null
        ? { measure: 'none' }
        : {
            measure: model.least.by === 'shares' ? 'shares' : 'netValue',
            least: text(model.least.least, 2),
            below: model.least.else === 'all' ? 'redeemAll' : 'refuse',
          },
    largeRedemption: model.large && {
      ratio: text(model.large.ratio, 4),
      base: model.large.addsInflow ? 'net' : 'gross',
      acceptance: model.large.proRata ? 'proRata' : 'all',
      defaultRest: 'deferred',
    },
    ...(model.performance > 0n && { performanceFee: { ...perLotFee, rate: text(model.performance, 4) } }),
  })
}

const codes = {
  subscribe: '022',
  convertIn: '037',
  redeem: '024',
  force: '142',
  transfer: '033',
  increase: '144',
  decrease: '145',
} as const
function applicationOf({ no, kind, account, holder, size, to }: Order): Application {
  const head = { number: no, account, holder, submittedAt: '2026-01-01 09:00:00', distributor: null }
  const code = codes[kind]
  if (code === '022' || code === '037') return { ...head, code, amount: size }
  return code === '033' ? { ...head, code, shares: size, to } : { ...head, code, shares: size }
}

interface Day {
  readonly date: string
  readonly nav: bigint
  readonly orders: readonly Order[]
}
/** The rules' answer to a day, in the model's types. */
function computed(day: Day, lots: readonly Lot[], { model, frozen }: Stage) {
  const run = computeRun(
    runWith({
      terms: compileTerms(fundTerms(model)),
      openDay: day.date,
      confirmedOn: day.date,
      nav: day.nav * 10_000n,
      sharesBefore: lots.reduce((sum, { shares }) => sum + shares, 0n),
      holdersBefore: new Set(lots.map(({ holder }) => holder)).size,
      lots,
      frozen,
      applications: day.orders.map(applicationOf),
    }),
  )
  const changed = new Map(run.lotChanges.map(({ id, after }) => [id, after]))
  const answers = run.confirmations.map((one): [string, Answer] => [
    one.number,
    {
      shares: one.shares,
      gross: one.gross,
      fee: one.fee,
      shortFee: one.shortHoldingFee,
      performanceFee: one.performanceFee,
      net: one.net,
      refund: one.refund,
      deferred: one.deferred,
    },
  ])
  return {
    answers: new Map(answers),
    lots: [...lots, ...run.newLots]
      .map((lot) => ({ ...lot, shares: changed.get(lot.id) ?? lot.shares }))
      .filter(({ shares }) => shares > 0n),
  }
}
interface Stage {
  readonly model: ModelTerms
  readonly frozen: ReadonlyMap<string, bigint>
}
const listed = (lots: readonly { no: string; account: string; born: string; mark: bigint; left: bigint }[]) =>
  lots.map(({ no, account, born, mark, left }) => [no, account, born, mark, left].join(' ')).toSorted()

test(`${numRuns} histories of ${events} events come out as an independent model has them, to the cent and the hundredth of a share`, () => {
  const seen = new Map<Kind, number>()
  fc.assert(
    fc.property(history, ({ terms: model, orders }) => {
      const frozen = new Map([['T2', 5_000n]])
      const fund = new FundModel(model, frozen)
      let lots: readonly Lot[] = []
      let date = Date.parse('2026-01-15')
      let next = 0
      while (next < orders.length) {
        const first = next
        do next += 1
        while (orders[next]?.gap === 0)
        const today = orders.slice(first, next)
        date += Math.max(1, today[0]?.gap ?? 1) * 86_400_000
        const day: Day = {
          date: new Date(date).toISOString().slice(0, 10),
          nav: today[0]?.nav ?? 1n,
          orders: today.map(({ kind, from, to, size, part }, at): Order => {
            const held = fund.total((lot) => lot.account === from.account)
            const isOfHolding = part !== null && held > 10n && kind !== 'subscribe' && kind !== 'convertIn'
            return {
              no: `S${first + at}`,
              kind,
              ...from,
              to,
              size: isOfHolding ? (held * BigInt(part)) / 10n : size,
            }
          }),
        }
        const ours = computed(day, lots, { model, frozen })
        lots = ours.lots
        const answers = fund.deal(day.date, day.nav, day.orders)
        for (const { no, kind } of day.orders) {
          expect(ours.answers.get(no), `${no} ${kind} on ${day.date}`).toEqual(answers.get(no))
          if ((answers.get(no)?.shares ?? 0n) > 0n) seen.set(kind, (seen.get(kind) ?? 0) + 1)
        }
        expect(
          listed(
            lots.map(({ id, account, confirmedOn, mark, shares }) => ({
              no: id,
              account,
              born: confirmedOn,
              mark: mark / 10_000n,
              left: shares,
            })),
          ),
        ).toEqual(listed(fund.lots))
      }
    }),
    { numRuns },
  )
  // each kind must be confirmed often enough for a meaningful comparison
  for (const kind of Object.keys(codes) as Kind[])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(numRuns / 4)
})
