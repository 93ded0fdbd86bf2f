import { defaultBrand, isBrandColour, type BrandColour } from '@iisp/ui/palette'
import { readCookie } from './cookie.ts'

export const modes = ['light', 'dark', 'system'] as const
export type Mode = (typeof modes)[number]
/** Percent of a full scroll bar of 16 px; 0 hides it. */
export const barSizes = [0, 50, 100] as const
export type BarSize = (typeof barSizes)[number]

export interface AppearanceChoice {
  readonly mode: Mode
  readonly colour: BrandColour
  /** Of the vertical bar. */
  readonly barWidth: BarSize
  /** Of the horizontal bar. */
  readonly barHeight: BarSize
}

export const colourCookie = 'themeColor'
export const modeKey = 'appearance'
/** The bars are kept for each account of this browser. */
export const barsKey = (account: string): string => `scrollbar:${account}`
const defaultBar: BarSize = 50

/** What was chosen in this browser; anything unknown falls back to the default. */
export function storedChoice(account: string): AppearanceChoice {
  const colour = readCookie(colourCookie)
  const mode = read(modeKey)
  const bars = parse(read(barsKey(account)))
  return {
    mode: modes.find((known) => known === mode) ?? 'light',
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
    // private windows may refuse to remember
  }
}
function parse(text: string | null): { barWidth?: unknown; barHeight?: unknown } {
  try {
    return (JSON.parse(text ?? '{}') as object | null) ?? {}
  } catch {
    return {}
  }
}
