import { isDate } from './date.ts'

// GB/T 2260, the provincial level.
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82'.split(
    ' ',
  ),
)
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The 18th character for the first 17 digits (GB 11643, ISO 7064 MOD 11-2). */
export function nationalIdCheck(first17: string): string {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(first17[i]), 0)
  return '10X98765432'.charAt(sum % 11)
}

export type NationalIdFault = 'shape' | 'region' | 'birth date' | 'check digit'

/**
 * The fault of a resident identity number, or null. It must have 18 characters; 15-digit numbers
 * are refused. `today` is the business date: a birth date after it is refused.
 */
export function nationalIdFault(id: string, today: string): NationalIdFault | null {
  if (!/^[0-9]{17}[0-9Xx]$/.test(id)) return 'shape'
  if (!provinces.has(id.slice(0, 2))) return 'region'
  const born = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`
  if (!isDate(born) || born > today) return 'birth date'
  return nationalIdCheck(id) === id.charAt(17).toUpperCase() ? null : 'check digit'
}

export const isNationalId = (id: string, today: string): boolean => nationalIdFault(id, today) === null
