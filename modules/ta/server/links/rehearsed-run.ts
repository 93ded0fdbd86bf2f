import { type Input, refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import { type ReadContext, type Reader, reader, sql } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { taErrors } from '../../contract/errors.ts'
import { type RehearsedHolding, rehearsedRun as call } from '../../contract/links/rehearsal.ts'
import { roundNav } from '../../rules/amounts/rounding.ts'
import { formatUnits, fromShares, toNav, toShares } from '../../rules/amounts/units.ts'
import { type Lot, compareLots } from '../../rules/holdings/lot.ts'
import { lotsOfAccount } from '../../rules/linked/quote-redemption.ts'
import { type RunOutput, computeRun } from '../../rules/run/compute-run.ts'
import { compileTerms } from '../../rules/terms/compile-terms.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { lookBack } from '../dealing/open-days.ts'
import { confirmationRows } from '../dealing/runs/confirm/confirmation-rows.ts'
import { type FrozenApplication, applicationOf } from '../dealing/runs/frozen-applications.ts'
import { confirmationDay, registerOf } from '../dealing/runs/compute/load-input.ts'
import { q } from '../tables.ts'
import { rehearsalTerms } from './rehearsal-terms.ts'

type Asked = Input<typeof call>
const ahead = 400

export const rehearsedRun = reader(call, async (ctx, asked) => {
  const { openDay, productId, unitNav } = asked
  const { terms, isOwn } = await rehearsalTerms(ctx, productId, openDay)
  const nav = toNav(unitNav)
  if (nav <= 0n || roundNav(nav, terms.navPlaces) !== nav)
    refuse(taErrors.navPlaces, { places: String(terms.navPlaces) })
  const calendar = await calendarFrom(ctx.call, addDays(openDay, -lookBack), ahead)
  const applications = await frozenOf(ctx.db, asked)
  const lots = asked.holdings.flatMap(({ account, held }) => lotsOfAccount(account, held))
  const register = isOwn ? await registerOf(ctx.db, productId) : { sharesBefore: 0n, holdersBefore: 0 }
  const input = {
    terms: compileTerms(terms),
    openDay,
    confirmedOn: confirmationDay(terms, calendar, openDay),
    nav,
    holdersBefore: register.holdersBefore,
    sharesBefore: atLeastHeld(register.sharesBefore + toShares(asked.sharesChange), lots),
    applications: applications.map(applicationOf),
    lots,
    frozen: new Map(asked.holdings.map(({ account, held }) => [account, toShares(held.frozen)])),
    targets: new Map(),
    decision: null,
    largeDaysBefore: 0,
  }
  const output = computeRun(input)
  const byNumber = new Map(applications.map((one) => [one.number, one]))
  const rows = confirmationRows({ applications: byNumber, calendar, terms, input }, output.confirmations)
  return {
    confirmedOn: input.confirmedOn,
    confirmations: rows.map((row, at) => ({
      number: row.application_id,
      account: row.trading_account_id,
      kind: row.business_code,
      shares: row.shares,
      grossAmount: row.gross_amount,
      fee: row.fee,
      performanceFee: row.performance_fee,
      netAmount: row.net_amount,
      refund: row.refund,
      deferredShares: row.deferred_shares,
      refusal: output.confirmations[at]?.refusal ?? null,
      settlesOn: row.settles_on,
    })),
    holdings: holdingsAfter(asked, lots, output),
    isLarge: output.largeRedemption.isLarge,
    ownTerms: isOwn,
  }
})

/** Assumed holdings may exceed the register's total of the fund. */
function atLeastHeld(shares: bigint, lots: readonly Lot[]): bigint {
  const held = lots.reduce((sum, lot) => sum + lot.shares, 0n)
  return shares > held ? shares : held
}

/** The applications in the form of a frozen list, with the number as their id. */
async function frozenOf(
  db: ReadContext['db'],
  { applications, openDay }: Asked,
): Promise<FrozenApplication[]> {
  const distributors = await distributorsOf(
    db,
    applications.flatMap(({ tradingAccountId }) => (tradingAccountId === null ? [] : [tradingAccountId])),
  )
  return applications.map(({ number, kind, account, tradingAccountId, amount, shares }) => ({
    id: number,
    number,
    kind,
    status: applicationFlow.codes.passed,
    version: 1,
    investorId: account,
    account,
    distributor: distributors.get(tradingAccountId ?? '') ?? '',
    amount,
    shares,
    // linked applications carry the remainder forward; it is the column's default
    remainder: '1',
    dividendMethod: null,
    targetProduct: null,
    targetProductId: null,
    toAccount: null,
    toInvestor: null,
    submittedAt: `${openDay} 09:00:00`,
  }))
}

async function distributorsOf(db: Reader, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map()
  const rows = await db.all(
    q
      .selectFrom('ta.trading_account')
      .select(['id', 'distributor'])
      .where('id', '=', sql<string>`ANY(${accounts}::bigint[])`),
  )
  return new Map(rows.map(({ id, distributor }) => [id, distributor]))
}

/** The accounts' holdings after the run, lots of the day included. */
function holdingsAfter({ holdings }: Asked, before: readonly Lot[], { newLots, lotChanges }: RunOutput) {
  const left = new Map(lotChanges.map(({ id, after }) => [id, after]))
  const all = [...before.map((lot) => ({ ...lot, shares: left.get(lot.id) ?? lot.shares })), ...newLots]
  const frozen = new Map(holdings.map(({ account, held }) => [account, held.frozen]))
  const accounts = new Set([...frozen.keys(), ...newLots.map(({ account }) => account)])
  return [...accounts].map((account) => ({
    account,
    held: {
      frozen: frozen.get(account) ?? '0.00',
      lots: all
        .filter((lot) => lot.account === account && lot.shares > 0n)
        .toSorted(compareLots)
        .map(presentLot),
    },
  }))
}

const presentLot = ({ id, shares, confirmedOn, mark }: Lot): RehearsedHolding['lots'][number] => ({
  id,
  shares: fromShares(shares),
  registeredOn: confirmedOn,
  mark: formatUnits(mark, 8),
})
