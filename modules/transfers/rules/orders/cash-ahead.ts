import { addDays } from '@iisp/contract/date'
import { fromFen, toFen } from '../ledger/fen.ts'

/** Payments of one account and date that are still to be made. */
export interface Outgoing {
  readonly accountId: string
  readonly accountNo: string
  readonly productId: string
  readonly productName: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly total: number
  /** Decimal string with two places. */
  readonly sum: string
}
interface ShortAccount extends Pick<Outgoing, 'accountNo' | 'productId' | 'productName'> {
  readonly day: string
  readonly missing: string
}

interface CashInput {
  /** Of all accounts together. */
  readonly balance: string
  /** Only the accounts that pay something. */
  readonly balances: ReadonlyMap<string, string>
  readonly outgoing: readonly Outgoing[]
  /** Today and the working days after it. */
  readonly days: readonly [string, ...string[]]
}

/**
 * The balance after the payments of each day, for all accounts together and for each account.
 * Overdue payments are counted today; payments dated on a day without payments, on the next working
 * day.
 */
export function cashAhead({ balance, balances, outgoing, days }: CashInput) {
  const dates = outgoing.map(({ date }) => date).toSorted()
  const spans = days.map((to, at) => ({
    from: at === 0 ? earlier(dates[0], to) : addDays(days[at - 1] ?? to, 1),
    to,
  }))
  let left = toFen(balance)
  const shown = spans.map((span) => {
    const paid = outgoing.filter(({ date }) => span.from <= date && date <= span.to)
    const payments = sumOf(paid)
    left -= payments
    return {
      ...span,
      total: paid.reduce((sum, { total }) => sum + total, 0),
      payments: fromFen(payments),
      left: fromFen(left),
    }
  })
  return { days: shown, short: shortAccounts(outgoing, balances, days) }
}

const sumOf = (some: readonly Outgoing[]) => some.reduce((sum, one) => sum + toFen(one.sum), 0n)
const earlier = (date: string | undefined, day: string) => (date !== undefined && date < day ? date : day)

function shortAccounts(
  outgoing: readonly Outgoing[],
  balances: ReadonlyMap<string, string>,
  days: readonly string[],
): ShortAccount[] {
  const last = days.at(-1) ?? ''
  const byAccount = Map.groupBy(
    outgoing.filter(({ date }) => date <= last),
    ({ accountId }) => accountId,
  )
  return [...byAccount]
    .flatMap(([id, [first, ...others]]) => {
      const held = toFen(balances.get(id) ?? '0.00')
      const all = first === undefined ? [] : [first, ...others]
      const lacks = (day: string) => sumOf(all.filter(({ date }) => date <= day)) - held
      const day = days.find((one) => lacks(one) > 0n)
      if (first === undefined || day === undefined) return []
      const { accountNo, productId, productName } = first
      return [{ accountNo, productId, productName, day, missing: fromFen(lacks(last)) }]
    })
    .toSorted((a, b) =>
      a.day === b.day ? Number(toFen(b.missing) - toFen(a.missing)) : a.day < b.day ? -1 : 1,
    )
}
