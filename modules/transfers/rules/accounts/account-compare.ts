export interface EnteredAccount {
  readonly account: string
  readonly name: string
  readonly bank: string
}
export interface KnownAccount extends EnteredAccount {
  /** Its name can hardly be told from the entered one (`platform.likeness`), or is the same. */
  readonly alike: boolean
}
export interface Comparison {
  readonly result: 'success' | 'fail' | 'tips'
  /** The known accounts that the result rests on. */
  readonly known: readonly KnownAccount[]
}

/** Names differ by spaces and full-width forms when people type them; the same company stays the same. */
const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/**
 * Compares a new account with the known ones (BO-056). fail: its number stands under another name; tips: its
 * name, or one that looks like it, stands with another number or bank; success: nothing speaks against it.
 */
export function compareAccount(entered: EnteredAccount, known: readonly KnownAccount[]): Comparison {
  const otherName = known.filter(
    (other) => other.account === entered.account && plain(other.name) !== plain(entered.name),
  )
  if (otherName.length > 0) return { result: 'fail', known: otherName }
  const elsewhere = known.filter(
    (other) =>
      other.alike && (other.account !== entered.account || plain(other.bank) !== plain(entered.bank)),
  )
  return elsewhere.length > 0 ? { result: 'tips', known: elsewhere } : { result: 'success', known: [] }
}
