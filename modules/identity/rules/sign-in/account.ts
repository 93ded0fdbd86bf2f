/** Faults of a typed account; their texts are in web/texts.ts. */
export type AccountFault = 'accountEmpty' | 'accountSpaces' | 'accountFormat'
export type PasswordFault = 'passwordEmpty' | 'passwordSpaces'

const email =
  /^[^\s@]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/

/** The first rule that an account breaks, or null: not empty, no space, an e-mail address of at most 128. */
export function accountFault(value: string): AccountFault | null {
  if (value === '') return 'accountEmpty'
  if (/\s/.test(value)) return 'accountSpaces'
  return value.length <= 128 && email.test(value) ? null : 'accountFormat'
}

/** The first rule that a password breaks at sign-in, or null. Judged as typed, before trimming. */
export function passwordFault(value: string): PasswordFault | null {
  if (value === '') return 'passwordEmpty'
  return /\s/.test(value) ? 'passwordSpaces' : null
}

/** Accounts are compared without regard to case. */
export const normalAccount = (value: string): string => value.trim().toLowerCase()
