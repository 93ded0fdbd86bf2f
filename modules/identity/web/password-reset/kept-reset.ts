const key = 'iisp.passwordReset'

/** A reset under way in this window. Without codes and passwords it is worth nothing in another browser. */
export interface KeptReset {
  readonly step: 'codes' | 'password'
  readonly account: string
  readonly uuid: string
  readonly resendAt: number
  /** Time at which the server discards the reset, in milliseconds since 1970. */
  readonly until: number
}

/** Phones reload a page while their owner reads the message with the code. */
export function keptReset(): KeptReset | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptReset | null
    return kept !== null && kept.until > Date.now() ? kept : null
  } catch {
    return null
  }
}
export function keepReset(reset: KeptReset | null): void {
  try {
    if (reset === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(reset))
  } catch {
    // Without storage a reload starts anew.
  }
}
