import { withoutHidden } from '@iisp/contract/hidden-characters'
import { nationalIdFault } from '@iisp/contract/national-id'

export type IdentityFault = 'name' | 'idNumber'

/** The fault of a typed identity, or null. `today` is the business date. */
export function identityFault(name: string, idNumber: string, today: string): IdentityFault | null {
  if (name.trim() === '') return 'name'
  return nationalIdFault(idNumber.trim(), today) === null ? null : 'idNumber'
}

/**
 * The form of a name for comparison: without spaces, including full-width ones, and without
 * invisible characters.
 */
export const comparedName = (name: string): string =>
  withoutHidden(name.normalize('NFKC'), 'line').replace(/\s/g, '')
