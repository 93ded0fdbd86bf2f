import type { NavigateFunction } from 'react-router'

let navigate: NavigateFunction | null = null
let here = ''

/** The router's own way to go somewhere, for code that stands outside React. */
export function bindNavigation(given: NavigateFunction): () => void {
  navigate = given
  return () => {
    if (navigate === given) navigate = null
  }
}

/** Told by the router where it is. */
export const noteAddress = (address: string): void => void (here = address)
/** Path and query of where the portal is, or is on its way to. */
export const addressNow = (): string => here

/** Goes to a full path with query; to where one is, nothing happens. */
export function go(to: string, options: { readonly replace?: boolean } = {}): void {
  if (to === here || !navigate) return
  here = to
  void navigate(to, { replace: options.replace ?? false })
}
