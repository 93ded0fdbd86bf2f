export type NewPasswordFault = 'newPasswordLength' | 'newPasswordClasses' | 'newPasswordSpaces'

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]

/** Why a new password is refused, or null: 8 to 64 characters, three of four classes, no space. */
export function newPasswordFault(value: string): NewPasswordFault | null {
  if (/\s/.test(value)) return 'newPasswordSpaces'
  const length = [...value].length
  if (length < 8 || length > 64) return 'newPasswordLength'
  return classes.filter((one) => one.test(value)).length >= 3 ? null : 'newPasswordClasses'
}

/** A password lives this long; the last five may not come back. */
export const passwordDays = 90
export const passwordsRemembered = 5

/** Days until a password must be changed, never below 0. */
export const passwordDaysLeft = (changedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil(passwordDays - (now.getTime() - changedAt.getTime()) / 86_400_000))

/** Common passwords that satisfy the form. The server sees digests only, so it compares digests. */
export const commonPasswords: readonly string[] = [
  'Password1!',
  'Password123',
  'Password@123',
  'P@ssw0rd',
  'P@ssword1',
  'Passw0rd!',
  'Admin@123',
  'Admin123!',
  'Admin123',
  'Abc123456',
  'Abc@12345',
  'Abcd1234',
  'Abcd@1234',
  'Aa123456',
  'Aa123456!',
  'Aa@123456',
  'Qwer1234',
  'Qwer!234',
  'Qwerty123',
  'Qwerty123!',
  '1qaz@WSX',
  '1qaz2wsX',
  '1Qaz2wsx',
  'Zaq12wsx',
  'Welcome1',
  'Welcome@123',
  'Woaini1314',
  'Iloveyou1',
  'Test1234',
  'Test@1234',
  'Changeme1',
  'Changeme123!',
  'Root@123',
  'Huawei@123',
  'Letmein1!',
  'Monkey123',
  'Dragon123',
  'Summer2026',
  'Spring2026',
  'Autumn2026',
  'Winter2026',
  'Company123',
]
