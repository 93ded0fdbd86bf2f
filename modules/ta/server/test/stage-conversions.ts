import { system } from '@iisp/server'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { checkInvariants } from '@iisp/transfers/fixtures'
import { beforeAll } from 'vitest'
import { runConfirmationList } from '../../contract/dealing/confirmations.ts'
import { runConfirm } from '../../contract/dealing/runs.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { checkRegister } from '../verify/check-register.ts'
import { type Desk, approvedRun, dealDay } from './deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from './funds.ts'
import { type TestHolder, openHolder, passedApplication } from './holders.ts'

/** A source fund, its target, and a holder of 100,000.00 shares of the source. */
export interface Pair {
  readonly source: TestFund
  readonly target: TestFund
  readonly holder: TestHolder
}
/** The day of the holder's subscription, and the day of the conversions. */
export const [subscribedOn, day] = ['2026-11-03', '2026-11-16']

const rateOf = (rate: string, fundAssets: string): FundTerms['subscription'] => ({
  mode: 'outside',
  scale: [{ from: '0.00', kind: 'rate', rate }],
  receivers: { manager: fundAssets === '0.0000' ? '1.0000' : '0.5000', distributor: '0.0000', fundAssets },
})
/**
 * Example E10: the source has a load of 0.8 % and a redemption fee of 0.5 %; the target has a load of 1.2 %, half of
 * it for the fund.
 */
const ofTarget = {
  ...withoutLimits,
  largeRedemption: null,
  subscription: rateOf('0.0120', '0.5000'),
} satisfies Partial<FundTerms>
const ofSource = {
  ...withoutLimits,
  largeRedemption: null,
  subscription: rateOf('0.0080', '0.0000'),
  redemption: {
    scale: [{ daysBelow: null, rate: '0.0050' }],
    receivers: { manager: '0.0000', distributor: '0.0000', fundAssets: '1.0000' },
  },
  settlement: { redemption: 2, dividend: 2, refund: 2 },
} satisfies Partial<FundTerms>

/** A portal with two operators of the register, for the tests of conversions. */
export function stageConversions() {
  const stage = stageIisp('ji.deng')
  const desk = {} as Desk
  beforeAll(async () => {
    Object.assign(desk, { first: stage.caller, second: await stage.iisp.as('bao.he') })
  })
  return {
    stage,
    desk,
    /** Two funds without dealings, with the given changes to their terms. */
    async pair(
      topUp: 'rates' | 'fees',
      more: { readonly source?: Partial<FundTerms>; readonly target?: Partial<FundTerms> } = {},
    ): Promise<Pair> {
      const target = await fundWithTerms(stage.iisp, { nth: 0, terms: { ...ofTarget, ...more.target } })
      const conversion = { targets: [target.code], topUp }
      const source = await fundWithTerms(stage.iisp, {
        nth: 1,
        terms: { ...ofSource, conversion, ...more.source },
      })
      const holder = await openHolder(stage.iisp, source, '海川实业')
      const bought = { kind: '022', day: subscribedOn, amount: '100800.00' }
      await passedApplication(stage.iisp, source, holder, bought)
      await dealDay(desk, source, { day: subscribedOn, nav: '1.0000' })
      return { source, target, holder }
    },
    convert: ({ source, target, holder }: Pair, shares: string, on = day) =>
      passedApplication(stage.iisp, source, holder, { kind: '036', day: on, shares, into: target }),
    /** Deals a day up to its confirmation. */
    async confirmed(fund: TestFund, on = day) {
      const { id, version } = await approvedRun(desk, fund, on)
      return desk.first.ok(runConfirm, { id, version })
    },
    confirmationsOf: async (runId: string) => (await desk.first.ok(runConfirmationList, { runId })).list,
    /** The findings of `ta:verify`. */
    findings: () => stage.iisp.db.transact(system('test'), (db) => checkRegister(db)),
    booksBalance: () => stage.iisp.db.transact(system('test'), (db) => checkInvariants(db)),
    rows: async <T extends object>(text: string, values: unknown[] = []) =>
      (await stage.iisp.owner.query<T>(text, values)).rows,
  }
}
