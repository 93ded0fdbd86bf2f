/**
 * An independent second implementation of one fund's register, written as plainly as possible: whole numbers, one
 * list of lots that is walked each time, no code shared with the rules under test. Money in fen, shares in
 * hundredths, NAV and rates in units of 0.0001.
 */
export interface ModelTerms {
  readonly load: 'outside' | 'inside' | 'onTop'
  readonly tiers: readonly { readonly from: bigint; readonly rate?: bigint; readonly fixed?: bigint }[]
  readonly cutsShares: boolean
  readonly first: bigint
  readonly further: bigint
  readonly measured: 'net' | 'gross'
  readonly mostHolders: number | null
  /** Applies to fewer days held than this; the last tier has no bound. */
  readonly exit: readonly { readonly below: number | null; readonly rate: bigint }[]
  readonly lock: { readonly months: number; readonly fee: bigint | null } | null
  readonly least: {
    readonly by: 'shares' | 'value'
    readonly least: bigint
    readonly else: 'all' | 'no'
  } | null
  readonly large: { readonly ratio: bigint; readonly addsInflow: boolean; readonly proRata: boolean } | null
  /** Share of each lot's gain above its high-water mark, charged at redemption. */
  readonly performance: bigint
}
export type Kind = 'subscribe' | 'convertIn' | 'redeem' | 'force' | 'transfer' | 'increase' | 'decrease'
export interface Party {
  readonly account: string
  readonly holder: string
}
export interface Order extends Party {
  readonly no: string
  readonly kind: Kind
  /** Fen for subscriptions and conversions in, hundredths of shares for other kinds. */
  readonly size: bigint
  readonly to: Party
}
export interface ModelLot extends Party {
  readonly no: string
  readonly born: string
  readonly mark: bigint
  left: bigint
}
export interface Answer {
  shares: bigint
  gross: bigint
  fee: bigint
  shortFee: bigint
  performanceFee: bigint
  net: bigint
  refund: bigint
  deferred: bigint
}
const nothing: Answer = {
  shares: 0n,
  gross: 0n,
  fee: 0n,
  shortFee: 0n,
  performanceFee: 0n,
  net: 0n,
  refund: 0n,
  deferred: 0n,
}
const whole = 10_000n
/** Rounds to the nearest, halves up. Arguments are never negative. */
const near = (n: bigint, d: bigint) => (2n * n + d) / (2n * d)
const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Whether the months since a lot was born are over on the day. */
function isPast(born: string, months: number, day: string): boolean {
  const [year, month, date] = born.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const end = Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))
  return Date.parse(day) >= end
}
const kindOrder: readonly Kind[] = [
  'decrease',
  'increase',
  'transfer',
  'convertIn',
  'subscribe',
  'force',
  'redeem',
]

interface Due {
  readonly order: Order
  readonly shares: bigint
}

export class FundModel {
  readonly terms: ModelTerms
  readonly frozen: ReadonlyMap<string, bigint>
  lots: ModelLot[] = []

  constructor(terms: ModelTerms, frozen: ReadonlyMap<string, bigint>) {
    this.terms = terms
    this.frozen = frozen
  }

  total(of: (lot: ModelLot) => boolean = () => true): bigint {
    return this.lots.filter(of).reduce((sum, lot) => sum + lot.left, 0n)
  }

  holders(): Set<string> {
    return new Set(this.lots.map(({ holder }) => holder))
  }

  /** Deals one day. Shares that come in on the day cannot leave on it. */
  deal(day: string, nav: bigint, orders: readonly Order[]): Map<string, Answer> {
    const { terms } = this
    const before = this.total()
    const counted = this.holders()
    const bought: ModelLot[] = []
    const answers = new Map<string, Answer>()
    const dues: Due[] = []
    let into = 0n
    let forced = 0n
    const holds = (holder: string) =>
      this.total((lot) => lot.holder === holder) +
      bought.filter((lot) => lot.holder === holder).reduce((sum, { left }) => sum + left, 0n)
    const mayJoin = (holder: string) =>
      counted.has(holder) || terms.mostHolders === null || counted.size < terms.mostHolders
    const buy = (order: Order, shares: bigint) => {
      counted.add(order.holder)
      const { no, account, holder } = order
      bought.push({ no, account, holder, born: day, mark: nav, left: shares })
    }
    const promised = (account: string) =>
      dues.filter(({ order }) => order.account === account).reduce((sum, { shares }) => sum + shares, 0n)
    const steps: Record<Kind, (order: Order) => Answer | null> = {
      decrease: (order) => {
        if (!this.#isThere(order)) return nothing
        this.#walk(order.account, order.size)
        return { ...nothing, shares: order.size }
      },
      increase: (order) => {
        if (!mayJoin(order.holder)) return nothing
        buy(order, order.size)
        return { ...nothing, shares: order.size }
      },
      transfer: (order) => {
        if (!this.#isThere(order)) return nothing
        const leaves = holds(order.holder) === order.size && order.holder !== order.to.holder
        const after = new Set(counted)
        if (leaves) after.delete(order.holder)
        after.add(order.to.holder)
        const most = terms.mostHolders ?? Infinity
        if (after.size > most && after.size > counted.size) return nothing
        counted.clear()
        for (const holder of after) counted.add(holder)
        const parts = this.#walk(order.account, order.size)
        parts.forEach(({ lot, shares }, at) =>
          this.lots.push({ ...lot, ...order.to, no: `${order.no}/${at + 1}`, left: shares }),
        )
        return { ...nothing, shares: order.size }
      },
      convertIn: (order) => {
        const shares = this.#sharesFor(order.size, nav)
        if (shares === 0n || !mayJoin(order.holder)) return { ...nothing, refund: order.size }
        buy(order, shares)
        into += shares
        return { ...nothing, shares, gross: order.size, net: order.size }
      },
      subscribe: (order) => {
        const { paid, fee, net } = this.#money(order.size)
        const measured = terms.measured === 'net' ? net : paid
        const least = holds(order.holder) === 0n ? terms.first : terms.further
        const shares = net > 0n ? this.#sharesFor(net, nav) : 0n
        if (measured < least || shares === 0n || !mayJoin(order.holder)) return { ...nothing, refund: paid }
        buy(order, shares)
        into += shares
        return { ...nothing, shares, gross: paid, fee, net }
      },
      force: (order) => {
        const free = this.#free(order.account, day) - promised(order.account)
        if (free <= 0n) return nothing
        const shares = smaller(free, order.size)
        dues.push({ order, shares })
        forced += shares
        return null
      },
      redeem: (order) => {
        const { account, size } = order
        const free = this.#free(account, day) - promised(account)
        if (free < size) return nothing
        const remainder = this.total((lot) => lot.account === account) - promised(account) - size
        const verdict = this.#judge(remainder, nav)
        if (verdict !== 'no') dues.push({ order, shares: verdict === 'all' ? free : size })
        return verdict === 'no' ? nothing : null
      },
    }
    for (const kind of kindOrder)
      for (const order of orders.filter((one) => one.kind === kind)) {
        const answer = steps[kind](order)
        if (answer !== null) answers.set(order.no, answer)
      }
    const accepted = this.#accept(dues, { before, into, forced })
    dues.forEach(({ order, shares }, at) => {
      const taken = accepted[at] as bigint
      const remainder = order.kind === 'force' ? 0n : shares - taken
      answers.set(order.no, { ...this.#redeem(order.account, taken, { day, nav }), deferred: remainder })
    })
    this.lots = [...this.lots, ...bought].filter(({ left }) => left > 0n)
    return answers
  }

  #sorted(account: string): ModelLot[] {
    const byNumber = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)
    return this.lots
      .filter((lot) => lot.account === account && lot.left > 0n)
      .toSorted((a, b) => (a.born === b.born ? byNumber(a.no, b.no) : a.born < b.born ? -1 : 1))
  }

  /** Takes shares from the oldest lots, locked or not. */
  #walk(account: string, size: bigint, isOpen: (lot: ModelLot) => boolean = () => true) {
    const parts: { readonly lot: ModelLot; readonly shares: bigint }[] = []
    let remainder = size
    for (const lot of this.#sorted(account).filter(isOpen)) {
      const shares = smaller(lot.left, remainder)
      if (shares > 0n) parts.push({ lot: { ...lot }, shares })
      lot.left -= shares
      remainder -= shares
    }
    return parts
  }

  #isThere({ account, size }: Order): boolean {
    return this.total((lot) => lot.account === account) - (this.frozen.get(account) ?? 0n) >= size
  }

  #isLocked(born: string, day: string): boolean {
    const { lock } = this.terms
    return lock !== null && lock.fee === null && !isPast(born, lock.months, day)
  }

  #free(account: string, day: string): bigint {
    const all = this.total((lot) => lot.account === account)
    const open = this.total((lot) => lot.account === account && !this.#isLocked(lot.born, day))
    return smaller(open, all - (this.frozen.get(account) ?? 0n))
  }

  #money(amount: bigint) {
    const tier = this.terms.tiers.findLast(({ from }) => from <= amount)
    const rate = tier?.rate
    if (this.terms.load === 'outside' && rate !== undefined) {
      const net = near(amount * whole, whole + rate)
      return { paid: amount, fee: amount - net, net }
    }
    const fee = rate === undefined ? (tier?.fixed ?? 0n) : near(amount * rate, whole)
    return this.terms.load === 'onTop'
      ? { paid: amount + fee, fee, net: amount }
      : { paid: amount, fee, net: amount - fee }
  }

  #sharesFor(money: bigint, nav: bigint): bigint {
    return this.terms.cutsShares ? (money * whole) / nav : near(money * whole, nav)
  }

  #judge(remainder: bigint, nav: bigint): 'enough' | 'all' | 'no' {
    const { least } = this.terms
    if (least === null || remainder === 0n) return 'enough'
    const kept = least.by === 'shares' ? remainder : near(remainder * nav, whole)
    return kept >= least.least ? 'enough' : least.else
  }

  /** The accepted shares of each due redemption, in the order of `dues`. */
  #accept(
    dues: readonly Due[],
    { before, into, forced }: { readonly before: bigint; readonly into: bigint; readonly forced: bigint },
  ): bigint[] {
    const all = dues.map(({ shares }) => shares)
    const out = all.reduce((sum, shares) => sum + shares, 0n)
    const { large } = this.terms
    if (large === null || (out - into) * whole <= before * large.ratio || !large.proRata) return all
    const line = (before * large.ratio) / whole + (large.addsInflow ? into : 0n)
    const room = smaller(line, out) > forced ? smaller(line, out) - forced : 0n
    const asked = out - forced
    if (asked <= room) return all
    const parts = dues.map(({ order, shares }) => (order.kind === 'force' ? shares : (shares * room) / asked))
    let missing =
      room - parts.reduce((sum, part, at) => sum + (dues[at]?.order.kind === 'force' ? 0n : part), 0n)
    const remainders = dues
      .map(({ order, shares }, at) => ({
        at,
        no: order.no,
        kind: order.kind,
        remainder: (shares * room) % asked,
      }))
      .filter(({ kind }) => kind !== 'force')
      .toSorted((a, b) =>
        a.remainder === b.remainder
          ? a.no.length - b.no.length || (a.no < b.no ? -1 : 1)
          : a.remainder > b.remainder
            ? -1
            : 1,
      )
    for (const { at } of remainders) {
      if (missing === 0n) break
      parts[at] = (parts[at] as bigint) + 1n
      missing -= 1n
    }
    return parts
  }

  #redeem(
    account: string,
    size: bigint,
    { day, nav }: { readonly day: string; readonly nav: bigint },
  ): Answer {
    const { exit, lock, performance } = this.terms
    const sum = { ...nothing, shares: size }
    for (const { lot, shares } of this.#walk(account, size, (one) => !this.#isLocked(one.born, day))) {
      const days = daysFrom(lot.born, day)
      const rate = exit.find(({ below }) => below === null || days < below)?.rate ?? 0n
      const gross = near(shares * nav, whole)
      const fee = near(gross * rate, whole)
      const isEarly = lock !== null && lock.fee !== null && !isPast(lot.born, lock.months, day)
      const shortFee = isEarly ? near(gross * (lock.fee ?? 0n), whole) : 0n
      const gain = nav > lot.mark ? nav - lot.mark : 0n
      const performanceFee = smaller(near(shares * gain * performance, whole * whole), gross - fee - shortFee)
      sum.gross += gross
      sum.fee += fee
      sum.shortFee += shortFee
      sum.performanceFee += performanceFee
      sum.net += gross - fee - shortFee - performanceFee
    }
    return sum
  }
}
