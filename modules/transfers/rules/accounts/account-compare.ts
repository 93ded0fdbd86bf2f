export interface EnteredAccount {
  readonly accountNo: string
  readonly name: string
  readonly bank: string
}
export interface KnownAccount extends EnteredAccount {
  /** Its name equals the entered one or is too similar to tell apart (`platform.likeness`). */
  readonly alike: boolean
}
export interface Comparison {
  readonly result: 'success' | 'fail' | 'tips'
  /** The recorded accounts on which the result is based. */
  readonly known: readonly KnownAccount[]
}

/** People type the same name with different spaces and full-width forms; these differences are ignored. */
const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/**
 * Compares a new account with the recorded ones (BO-056). `fail`: its number is recorded under another name. `tips`:
 * its name, or a similar one, is recorded with another number or bank. `success`: no conflict.
 */
export function compareAccount(entered: EnteredAccount, known: readonly KnownAccount[]): Comparison {
  const otherName = known.filter(
    (other) => other.accountNo === entered.accountNo && plain(other.name) !== plain(entered.name),
  )
  if (otherName.length > 0) return { result: 'fail', known: otherName }
  const elsewhere = known.filter(
    (other) =>
      other.alike && (other.accountNo !== entered.accountNo || plain(other.bank) !== plain(entered.bank)),
  )
  return elsewhere.length > 0 ? { result: 'tips', known: elsewhere } : { result: 'success', known: [] }
}
