import { createStore } from 'zustand/vanilla'
import { textIn } from './text-in.ts'
import type { TextParams, Texts, Translate } from './texts.ts'

export type Locale = 'zh' | 'en'
const storageKey = 'locale'

/** The stored language; Chinese unless 'en' is stored. */
export function storedLocale(): Locale {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'zh'
  } catch {
    return 'zh'
  }
}

export const localeStore = createStore<Locale>(storedLocale)
export const locale = (): Locale => localeStore.getState()

const markDocument = () => {
  if (typeof document !== 'undefined') document.documentElement.lang = locale() === 'en' ? 'en' : 'zh-CN'
}
localeStore.subscribe(markDocument)
markDocument()

/** Switches the language without a reload and stores it for the next visit. */
export async function setLocale(next: Locale): Promise<void> {
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // private windows may have no storage
  }
  localeStore.setState(next, true)
}

/** A translator for use outside React. Each call uses the current language. */
export const translator =
  <T extends object>(texts: Texts<T>): Translate<T> =>
  (key, params?: TextParams) =>
    textIn(texts, locale(), key, params)
