/** The 12th digit for the first eleven digits of a bank branch number (ISO 7064 MOD 11,10). */
export function branchNumberCheck(first11: string): string {
  let product = 10
  for (const digit of first11.slice(0, 11)) {
    const sum = (product + Number(digit)) % 10 || 10
    product = (sum * 2) % 11
  }
  return String((11 - product) % 10)
}

/**
 * True for a bank branch number of the high-value payment system: bank (3), city (4), branch (4),
 * check (1). Not for a company's bank account number, which has no check digit.
 */
export const isBankBranchNumber = (number: string): boolean =>
  /^[0-9]{12}$/.test(number) && branchNumberCheck(number) === number.charAt(11)
