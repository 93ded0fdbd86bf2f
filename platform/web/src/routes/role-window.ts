const key = 'iisp.role-chosen'

/** Records that the person signed in or chose a role in this window. */
export function markOwnWindow(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // without storage every window counts as one with its own role choice
  }
}

/** Whether the person signed in or chose a role in this window, as opposed to opening it by a link or address. */
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
    // nothing was stored
  }
}
