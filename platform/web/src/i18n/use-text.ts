import { useMemo } from 'react'
import { useStore } from 'zustand'
import { localeStore, textsOf, type Locale } from './i18n.ts'
import { textIn } from './text-in.ts'
import type { TextParams, Texts, Translate } from './texts.ts'

/** The reader's language. The component is rendered again when it changes. */
export const useLocale = (): Locale => useStore(localeStore)

/** The translator of a module's texts: `const t = useText(transfersTexts); t('list.title')`. */
export function useText<T extends object>(texts: Texts<T>): Translate<T>
/** By namespace, for texts registered with the module's entry. */
export function useText(namespace: string): (key: string, params?: TextParams) => string
export function useText(of: string | Texts) {
  const language = useLocale()
  return useMemo(() => {
    const texts = typeof of === 'string' ? textsOf(of) : of
    return (key: string, params?: TextParams) => textIn(texts, language, key, params)
  }, [of, language])
}
