const key = 'iisp.role-chosen'

/** Remembers that the person signed in or chose a role in this very window. */
export function markOwnWindow(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // a browser that keeps nothing treats each window as its own
  }
}

/** Whether this window has a role choice of its own, or was opened by a link or a typed address. */
export function isOwnWindow(): boolean {
  try {
    return sessionStorage.getItem(key) === '1'
  } catch {
    return true
  }
}

export function forgetOwnWindow(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
