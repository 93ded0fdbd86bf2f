import { compareNumbers } from '../amounts/split.ts'
import type { Shares } from '../amounts/units.ts'
import { availableShares } from '../holdings/freeze.ts'
import { HolderCount } from '../holdings/holder-limit.ts'
import { type Lot, compareLots } from '../holdings/lot.ts'
import type { LotPrices } from '../redemption/lot-prices.ts'
import type { RunInput } from './run-input.ts'
import { mustHold } from './register-fault.ts'

type OpenLot = { -readonly [field in keyof Lot]: Lot[field] }
export type LotChange = {
  readonly id: string
  readonly account: string
  readonly before: Shares
  readonly after: Shares
}
export type Account = {
  readonly holder: string
  readonly lots: OpenLot[]
  total: Shares
  readonly frozen: Shares
}

/**
 * The holdings that a run concerns, during its computation. Lots bought on the day are kept apart, because they
 * cannot leave yet.
 */
export class Register {
  /** Bought on the day, and moved from another account on the day. */
  readonly bought: Lot[] = []
  readonly moved: Lot[] = []
  readonly holders: HolderCount
  readonly #accounts = new Map<string, Account>()
  readonly #sharesOf = new Map<string, Shares>()
  readonly #frozen: RunInput['frozen']
  readonly #before = new Map<string, Shares>()

  constructor({ lots, frozen, holdersBefore, terms }: RunInput) {
    this.holders = new HolderCount(holdersBefore, terms.maximumHolders)
    this.#frozen = frozen
    for (const lot of lots) {
      mustHold(!this.#before.has(lot.id), 'lotRepeated', lot.id)
      this.#before.set(lot.id, lot.shares)
      this.#hold(lot)
      if (lot.shares > 0n) this.holders.know(lot.holder)
    }
    for (const account of this.#accounts.values()) account.lots.sort(compareLots)
  }

  account(id: string, holder: string): Account {
    let account = this.#accounts.get(id)
    if (account === undefined) {
      account = { holder, lots: [], total: 0n, frozen: this.#frozen.get(id) ?? 0n }
      this.#accounts.set(id, account)
    }
    mustHold(account.holder === holder, 'accountOfTwoHolders', id)
    return account
  }

  /** Shares in all accounts, including the lots bought on the day. */
  sharesOf(holder: string): Shares {
    return this.#sharesOf.get(holder) ?? 0n
  }

  /** Adds a lot bought on the day. It counts for its holder but cannot leave. */
  book(lot: Lot, investors: number): void {
    this.holders.enter(lot.holder, investors)
    this.#sharesOf.set(lot.holder, this.sharesOf(lot.holder) + lot.shares)
    this.bought.push(lot)
  }

  /** Adds lots transferred from another account. They keep their age. */
  receive(lots: readonly Lot[]): void {
    for (const lot of lots) {
      this.#before.set(lot.id, lot.shares)
      this.#hold(lot).lots.sort(compareLots)
      this.moved.push(lot)
    }
  }

  /** Takes shares out of the given lots of the account, oldest first. */
  take(account: Account, parts: readonly { readonly lot: string; readonly shares: Shares }[]): void {
    let next = 0
    for (const { lot, shares } of parts) {
      while (account.lots[next] !== undefined && account.lots[next]?.id !== lot) next += 1
      const open = account.lots[next]
      mustHold(open !== undefined && open.shares >= shares, 'lotsDoNotSuffice', lot)
      open.shares -= shares
      account.total -= shares
      this.#sharesOf.set(account.holder, this.sharesOf(account.holder) - shares)
    }
  }

  /** Shares without freeze and lock-up. */
  available(account: Account, prices: LotPrices): Shares {
    let unlocked = 0n
    for (const lot of account.lots) if (!prices.ofDay(lot.confirmedOn).isLocked) unlocked += lot.shares
    return availableShares(account, unlocked)
  }

  /** Ordered by lot number. */
  changes(): readonly LotChange[] {
    const changes: LotChange[] = []
    for (const [id, { lots }] of this.#accounts)
      for (const lot of lots) {
        const before = this.#before.get(lot.id) ?? lot.shares
        if (before !== lot.shares) changes.push({ id: lot.id, account: id, before, after: lot.shares })
      }
    return changes.sort((a, b) => compareNumbers(a.id, b.id))
  }

  /** Every account with its initial and received lots. */
  accounts(): Iterable<Account> {
    return this.#accounts.values()
  }

  #hold(lot: Lot): Account {
    const account = this.account(lot.account, lot.holder)
    account.lots.push({ ...lot })
    account.total += lot.shares
    this.#sharesOf.set(lot.holder, this.sharesOf(lot.holder) + lot.shares)
    return account
  }
}
