import { withoutHidden } from '@iisp/contract/hidden-characters'
import { nationalIdFault } from '@iisp/contract/national-id'

export type IdentityFault = 'name' | 'idNumber'

/** What is wrong with a typed identity, or null. `today` is the business date. */
export function identityFault(name: string, idNumber: string, today: string): IdentityFault | null {
  if (name.trim() === '') return 'name'
  return nationalIdFault(idNumber.trim(), today) === null ? null : 'idNumber'
}

/** A name as it is compared: without spaces, full-width ones included, and without characters that nobody sees. */
export const comparedName = (name: string): string =>
  withoutHidden(name.normalize('NFKC'), 'line').replace(/\s/g, '')
