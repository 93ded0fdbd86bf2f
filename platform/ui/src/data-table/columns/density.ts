import { useSyncExternalStore } from 'react'

/** Row heights in px: a choice for the screen somebody sits at, the same for all tables. */
export const rowHeights = { compact: 32, standard: 40, roomy: 48 } as const
export type Density = keyof typeof rowHeights
export const densities = Object.keys(rowHeights) as readonly Density[]

const storageKey = 'iisp.table-density'
const listeners = new Set<() => void>()
let chosen: Density | null = null

function stored(): Density {
  try {
    const text = localStorage.getItem(storageKey)
    return densities.find((density) => density === text) ?? 'standard'
  } catch {
    // storage may be forbidden
    return 'standard'
  }
}
const now = (): Density => (chosen ??= stored())

export function setDensity(density: Density): void {
  chosen = density
  try {
    localStorage.setItem(storageKey, density)
  } catch {
    // it then holds until the page is left
  }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useDensity = (): Density => useSyncExternalStore(subscribe, now)
