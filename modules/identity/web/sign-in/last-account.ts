const key = 'iisp.account'

/** The account that last signed in with this browser; '' if there is none. An ended session continues with it. */
export function lastAccount(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
export function rememberAccount(account: string): void {
  try {
    localStorage.setItem(key, account)
  } catch {
    // Without storage the account is typed again.
  }
}
export function forgetAccount(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}
