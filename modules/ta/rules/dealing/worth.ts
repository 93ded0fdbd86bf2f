import { valueOf } from '../amounts/rounding.ts'
import { fromFen, toFen, toNav, toShares } from '../amounts/units.ts'

/** The value of shares at a NAV, and its gain over their cost. Decimal strings, yuan. */
export function worthOf({
  shares,
  unitNav,
  cost,
}: {
  readonly shares: string
  readonly unitNav: string
  readonly cost: string
}) {
  const value = valueOf(toShares(shares), toNav(unitNav))
  return { marketValue: fromFen(value), unrealised: fromFen(value - toFen(cost)) }
}
