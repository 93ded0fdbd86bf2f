import { createInstance, type i18n } from 'i18next'
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

export const languages: i18n = createInstance()
void languages.init({
  lng: storedLocale(),
  fallbackLng: 'zh',
  supportedLngs: ['zh', 'en'],
  ns: [],
  resources: {},
  initAsync: false,
  // React escapes what it shows
  interpolation: { escapeValue: false },
})

export const locale = (): Locale => (languages.language === 'en' ? 'en' : 'zh')

const markDocument = () => {
  if (typeof document !== 'undefined') document.documentElement.lang = locale() === 'en' ? 'en' : 'zh-CN'
}
languages.on('languageChanged', markDocument)
markDocument()

/** Switches at once and without reload; remembered for the next visit. */
export async function setLocale(next: Locale): Promise<void> {
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // private windows may refuse to remember
  }
  await languages.changeLanguage(next)
}

/** Makes texts known; a second time changes nothing. The loader does it for a module's own texts. */
export function addTexts({ namespace, zh, en }: Texts): void {
  if (languages.hasResourceBundle('zh', namespace)) return
  languages.addResourceBundle('zh', namespace, zh)
  languages.addResourceBundle('en', namespace, en)
}

/** A translator outside React, in the language of the moment of each call. */
export function translator<T extends object>(texts: Texts<T>): Translate<T> {
  return (key, params?: TextParams) => {
    addTexts(texts)
    return languages.t(key as string, { ns: texts.namespace, ...params }) as string
  }
}
