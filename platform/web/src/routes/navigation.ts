import type { NavigateFunction } from 'react-router'

let navigate: NavigateFunction | null = null
let here = ''

/** Passes the router's `navigate` to code outside React. Returns a function that undoes it. */
export function bindNavigation(given: NavigateFunction): () => void {
  navigate = given
  return () => {
    if (navigate === given) navigate = null
  }
}

/** Records the router's current address. */
export const noteAddress = (address: string): void => void (here = address)
/** Path and query of the current address, or of the one being navigated to. */
export const addressNow = (): string => here

/** Navigates to a full path with query. Does nothing if it is the current address. */
export function go(to: string, options: { readonly replace?: boolean } = {}): void {
  if (to === here || !navigate) return
  here = to
  void navigate(to, { replace: options.replace ?? false })
}
