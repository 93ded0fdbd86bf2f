/** Failures since the last success within `windowMinutes`: by account and network, by account, by network. */
export interface Failures {
  readonly pair: number
  readonly account: number
  readonly network: number
  /** The account signed in from this network or this browser before. */
  readonly known: boolean
}
export const lockMinutes = 30
export const failuresAllowed = { pair: 5, account: 50, network: 100 } as const

/**
 * Whether a further attempt is refused. The pair of account and network locks first, so that a
 * stranger's failures do not lock the owner out. An attack from many networks locks the account for
 * all networks and browsers except the ones known to it.
 */
export function isLocked(failures: Failures): boolean {
  if (failures.pair >= failuresAllowed.pair) return true
  if (failures.known) return false
  return failures.account >= failuresAllowed.account || failures.network >= failuresAllowed.network
}
