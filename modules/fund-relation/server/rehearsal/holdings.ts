import { add } from '@iisp/contract/exact'
import type { RehearsedHolding } from '@iisp/ta/contract'

const nothing: RehearsedHolding = { frozen: '0.00', lots: [] }

/** Holdings of the accounts during a rehearsal. */
export class Holdings {
  readonly #held = new Map<string, RehearsedHolding>()

  of(fund: string, account: string): RehearsedHolding {
    return this.#held.get(`${fund}/${account}`) ?? nothing
  }

  set(fund: string, account: string, held: RehearsedHolding): void {
    this.#held.set(`${fund}/${account}`, held)
  }

  /** Total and frozen shares, in the form that the rules of linked orders expect. */
  position(fund: string, account: string): { readonly shares: string; readonly frozen: string } {
    const { frozen, lots } = this.of(fund, account)
    return { shares: lots.map(({ shares }) => shares).reduce(add, '0.00'), frozen }
  }
}
