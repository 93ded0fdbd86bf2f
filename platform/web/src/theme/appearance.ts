import { applyAppearance, defaultBrand, type Appearance, type BrandColour } from '@iisp/ui/palette'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { engineText } from '../i18n/engine-texts.ts'
import { toast } from '../messages/messages.ts'
import { barsKey, colourCookie, keep, modeKey, storedChoice, type AppearanceChoice } from './choice.ts'
import { setCookie } from './cookie.ts'

const cookieDays = 365
/** Duration of a warning before the page reloads, in milliseconds. */
const warningMs = 2_000

interface AppearanceState {
  readonly account: string
  readonly choice: AppearanceChoice
  readonly systemDark: boolean
}
export interface AppearanceParts {
  /** Saves the colour on the server. */
  readonly saveColour?: ((colour: BrandColour) => Promise<void>) | undefined
  readonly reload: () => void
}

const store = createStore<AppearanceState>(() => ({
  account: '',
  choice: { mode: 'system', colour: defaultBrand, barWidth: 50, barHeight: 50 },
  systemDark: false,
}))
let parts: AppearanceParts = { reload: () => location.reload() }
export function configureAppearance(given: Partial<AppearanceParts>): void {
  parts = { ...parts, ...given }
}

/** Applies the stored appearance before the first paint, and follows the system's if that was chosen. */
export function startAppearance(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', ({ matches }) => show({ systemDark: matches }))
  show({ systemDark: system.matches, choice: storedChoice('') })
  // print in the light appearance, because the light text of the dark one is unreadable on paper
  addEventListener('beforeprint', () => applyAppearance(store.getState().choice.colour, 'light'))
  addEventListener('afterprint', () => show({}))
}

/** Applies the account's stored appearance after sign-in. A colour from the server wins over the cookie. */
export function appearanceOf(account: string, serverColour?: BrandColour): void {
  if (serverColour) setCookie(colourCookie, serverColour, cookieDays)
  show({ account, choice: storedChoice(account) })
}

/** Stores a change. A new mode or scroll bar size takes effect at once; a new colour after the page has reloaded. */
export async function changeAppearance(change: Partial<AppearanceChoice>): Promise<void> {
  const { account, choice } = store.getState()
  const next = { ...choice, ...change }
  keep(modeKey, next.mode)
  keep(barsKey(account), JSON.stringify({ barWidth: next.barWidth, barHeight: next.barHeight }))
  if (next.colour === choice.colour) return show({ choice: next })
  const saved = await (parts.saveColour?.(next.colour) ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
  setCookie(colourCookie, next.colour, cookieDays)
  if (saved) return parts.reload()
  toast.warning(engineText('session.colourNotSaved'))
  setTimeout(() => parts.reload(), warningMs)
}

function show(change: Partial<AppearanceState>): void {
  store.setState(change)
  const { choice } = store.getState()
  applyAppearance(choice.colour, appearanceNow())
  const { style } = document.documentElement
  style.setProperty('--iisp-bar-width', barPx(choice.barWidth))
  style.setProperty('--iisp-bar-height', barPx(choice.barHeight))
}
const barPx = (percent: number) => `${(percent * 16) / 100}px`

const appearanceIn = ({ choice, systemDark }: AppearanceState): Appearance =>
  choice.mode === 'dark' || (choice.mode === 'system' && systemDark) ? 'dark' : 'light'
export const appearanceNow = (): Appearance => appearanceIn(store.getState())

/** The portal's appearance and a function to change it. */
export function useAppearance() {
  const choice = useStore(store, (state) => state.choice)
  const appearance = useStore(store, appearanceIn)
  return {
    choice,
    colour: choice.colour,
    appearance,
    set: (change: Partial<AppearanceChoice>) => void changeAppearance(change),
  }
}
