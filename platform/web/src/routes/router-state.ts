import { create } from 'zustand'

/** The router's address. `key` changes when the same address is visited again. */
export interface RouterAddress {
  readonly pathname: string
  readonly search: string
  readonly key: string
}

/**
 * The router's state, for the portal of a signed-in person, which is rendered beside the router:
 * below it, React would visit the pages of all tabs, even hidden ones, whenever the address
 * changes.
 */
export const useRouterState = create<{
  readonly address: RouterAddress | null
  /** The signed-in portal is to be shown; null: another page is. `leaving`: the address asks for signing out. */
  readonly signedIn: { readonly leaving: boolean } | null
}>(() => ({ address: null, signedIn: null }))

/** Shows the signed-in portal. Does nothing if it is shown like that already. */
export function showSignedIn(signedIn: { readonly leaving: boolean }): void {
  if (useRouterState.getState().signedIn?.leaving !== signedIn.leaving) useRouterState.setState({ signedIn })
}
