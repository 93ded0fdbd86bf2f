import { useMemo, useSyncExternalStore } from 'react'
import { addTexts, languages, locale, type Locale } from './i18n.ts'
import type { TextParams, Texts, Translate } from './texts.ts'

const onChange = (changed: () => void) => {
  languages.on('languageChanged', changed)
  return () => languages.off('languageChanged', changed)
}

/** The reader's language; the component follows a switch. */
export const useLocale = (): Locale => useSyncExternalStore(onChange, locale, locale)

/** The translator of a module's texts: `const t = useText(transfersTexts); t('list.title')`. */
export function useText<T extends object>(texts: Texts<T>): Translate<T>
/** By namespace alone, where the texts came with the module's entry. */
export function useText(namespace: string): (key: string, params?: TextParams) => string
export function useText(of: string | Texts) {
  const language = useLocale()
  return useMemo(() => {
    if (typeof of !== 'string') addTexts(of)
    const fixed = languages.getFixedT(language, typeof of === 'string' ? of : of.namespace)
    return (key: string, params: TextParams = {}) => fixed(key, params) as string
  }, [of, language])
}
