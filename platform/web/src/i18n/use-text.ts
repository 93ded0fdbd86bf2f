import { useMemo } from 'react'
import { useStore } from 'zustand'
import { localeStore, type Locale } from './i18n.ts'
import { textIn } from './text-in.ts'
import type { Texts, Translate } from './texts.ts'

/** The reader's language. The component is rendered again when it changes. */
export const useLocale = (): Locale => useStore(localeStore)

/** The translator of a module's texts: `const t = useText(transfersTexts); t('list.title')`. */
export function useText<T extends object>(texts: Texts<T>): Translate<T> {
  const language = useLocale()
  return useMemo(() => (key, params) => textIn(texts, language, key, params), [texts, language])
}
