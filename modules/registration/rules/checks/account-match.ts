import type { CheckResult } from '../../contract/checks/account-check.ts'

/** The custodian's record of an account. */
export interface RaiseAccount {
  readonly name: string
  readonly product: string
  readonly manager: string
  /** '' where none is registered. */
  readonly managerEn: string
}
export interface Entered {
  readonly accountName: string
  /** Name of the product or of its manager. */
  readonly party: string
}

/** The form of a name for comparison: without blanks, in half-width characters and lower case. */
const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()

/** Compares whole names, because parts of a name would let strangers find out the rest. */
export function checkResult(account: RaiseAccount | undefined, { accountName, party }: Entered): CheckResult {
  if (account === undefined) return 'unknown'
  const parties = [account.product, account.manager, account.managerEn].map(plain)
  const isRight = plain(accountName) === plain(account.name) && parties.includes(plain(party))
  return isRight && plain(party) !== '' ? 'match' : 'mismatch'
}
