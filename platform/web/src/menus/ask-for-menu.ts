import type { Menu } from '@iisp/contract'

type Ask = (menu: Menu) => void
let ask: Ask | null = null

/** Registers the dialog in which a person asks for a menu that they lack. Returns a function that removes it. */
export function offerMenuRequests(given: Ask): () => void {
  ask = given
  return () => {
    if (ask === given) ask = null
  }
}

/** The function that asks for this menu; undefined where the portal has none, or there is no such menu. */
export function askingFor(menu: Menu | undefined): (() => void) | undefined {
  const given = ask
  return menu && given ? () => given(menu) : undefined
}
