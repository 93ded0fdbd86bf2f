const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The 18th character for the first 17 of a unified social credit code (GB 32100). */
export function creditCodeCheck(first17: string): string {
  let sum = 0
  let weight = 1
  for (const character of first17.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

/** True for a unified social credit code: 18 of 0-9 and A-Z without I O S V Z, the last of them its check. */
export const isCreditCode = (code: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code) && creditCodeCheck(code) === code.charAt(17)
