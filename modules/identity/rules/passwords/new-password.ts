import { newPasswordBytes } from './password-transport.ts'

export type NewPasswordFault =
  | 'newPasswordLength'
  | 'newPasswordClasses'
  | 'newPasswordSpaces'
  | 'newPasswordBytes'

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]

/**
 * The fault of a new password, or null. It needs 8 to 64 characters, three of four classes, no
 * space, and a UTF-8 length that fits the encryption, which is 56 Chinese characters or 42 emoji.
 */
export function newPasswordFault(value: string): NewPasswordFault | null {
  if (/\s/.test(value)) return 'newPasswordSpaces'
  const length = [...value].length
  if (length < 8 || length > 64) return 'newPasswordLength'
  if (new TextEncoder().encode(value).length > newPasswordBytes) return 'newPasswordBytes'
  return classes.filter((one) => one.test(value)).length >= 3 ? null : 'newPasswordClasses'
}

/** A password expires after this time; the last five may not be used again. */
export const passwordDays = 90
export const passwordsRemembered = 5
const dayMs = 86_400_000

/** Days until a password must be changed, never below 0. */
export const passwordDaysLeft = (changedAt: Date, now: Date): number =>
  Math.min(passwordDays, Math.max(0, Math.ceil(passwordDays - (now.getTime() - changedAt.getTime()) / dayMs)))

/**
 * Hours until a password may be changed again; 0 if it may be changed now. The minimum age of a day
 * prevents people from cycling through five passwords to return to the old one.
 * @param given set by an administrator or the installation: its owner may change it immediately
 */
export function hoursTooYoung(changedAt: Date, now: Date, given: boolean): number {
  const age = now.getTime() - changedAt.getTime()
  return given || age >= dayMs ? 0 : Math.min(24, Math.ceil((dayMs - age) / 3_600_000))
}
