import { useSyncExternalStore } from 'react'

/** Row heights in px. The choice applies to all tables in this browser. */
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
    // storage may be unavailable
    return 'standard'
  }
}
const now = (): Density => (chosen ??= stored())

export function setDensity(density: Density): void {
  chosen = density
  try {
    localStorage.setItem(storageKey, density)
  } catch {
    // then the choice lasts only until the page is closed
  }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useDensity = (): Density => useSyncExternalStore(subscribe, now)
