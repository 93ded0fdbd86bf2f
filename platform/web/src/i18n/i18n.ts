import { createStore } from 'zustand/vanilla'
import { textIn } from './text-in.ts'
import type { TextParams, Texts, Translate } from './texts.ts'

export type Locale = 'zh' | 'en'
const storageKey = 'locale'

/** Anything but a stored 'en' is Chinese. */
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

/** Switches at once and without reload; remembered for the next visit. */
export async function setLocale(next: Locale): Promise<void> {
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // private windows may refuse to remember
  }
  localeStore.setState(next, true)
}

const known = new Map<string, Texts>()

/** Makes texts known by their namespace; a second time changes nothing. The loader does it for a module's own. */
export function addTexts(texts: Texts): void {
  if (!known.has(texts.namespace)) known.set(texts.namespace, texts)
}
export const textsOf = (namespace: string): Texts => known.get(namespace) ?? { namespace, zh: {}, en: {} }

/** A translator outside React, in the language of the moment of each call. */
export const translator =
  <T extends object>(texts: Texts<T>): Translate<T> =>
  (key, params?: TextParams) =>
    textIn(texts, locale(), key, params)
