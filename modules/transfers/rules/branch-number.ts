/** Bank branch number (大额行号): 12 digits, the last an ISO 7064 MOD 11,10 check digit over the others. */
export function isBranchNumber(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false
  let product = 10
  for (const digit of text.slice(0, 11)) {
    const sum = (product + Number(digit)) % 10 || 10
    product = (sum * 2) % 11
  }
  return (product + Number(text[11])) % 10 === 1
}
