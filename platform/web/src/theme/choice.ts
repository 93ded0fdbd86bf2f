import { defaultBrand, isBrandColour, type BrandColour } from '@iisp/ui/palette'
import { readCookie } from './cookie.ts'

export const modes = ['light', 'dark', 'system'] as const
export type Mode = (typeof modes)[number]
/** Sizes of a scroll bar in percent of 16 px; 0 hides it. */
export const barSizes = [0, 50, 100] as const
export type BarSize = (typeof barSizes)[number]

export interface AppearanceChoice {
  readonly mode: Mode
  readonly colour: BrandColour
  /** Size of the vertical scroll bar. */
  readonly barWidth: BarSize
  /** Size of the horizontal scroll bar. */
  readonly barHeight: BarSize
}

export const colourCookie = 'themeColor'
export const modeKey = 'appearance'
/** Storage key of the scroll bar sizes, which are stored per account. */
export const barsKey = (account: string): string => `scrollbar:${account}`
const defaultBar: BarSize = 50

/** The choice stored in this browser. Unknown values fall back to the default. */
export function storedChoice(account: string): AppearanceChoice {
  const colour = readCookie(colourCookie)
  const mode = read(modeKey)
  const bars = parse(read(barsKey(account)))
  return {
    mode: modes.find((known) => known === mode) ?? 'system',
    colour: isBrandColour(colour) ? colour : defaultBrand,
    barWidth: barSizes.find((known) => known === bars.barWidth) ?? defaultBar,
    barHeight: barSizes.find((known) => known === bars.barHeight) ?? defaultBar,
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // private windows may have no storage
  }
}
function parse(text: string | null): { barWidth?: unknown; barHeight?: unknown } {
  try {
    return (JSON.parse(text ?? '{}') as object | null) ?? {}
  } catch {
    return {}
  }
}
