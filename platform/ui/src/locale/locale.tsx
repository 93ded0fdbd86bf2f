import { createContext, use, useMemo, type ReactNode } from 'react'

export type Locale = 'zh' | 'en'

/** A widget's texts in both languages. Chinese is used where English has no entry. */
export interface Texts<T extends object> {
  readonly zh: T
  readonly en: Partial<T>
}

const LocaleContext = createContext<Locale>('zh')

/** Sets the language of the widgets below. Unknown languages fall back to Chinese. */
export function UiProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <LocaleContext value={locale === 'en' ? 'en' : 'zh'}>{children}</LocaleContext>
}

export const useLocale = (): Locale => use(LocaleContext)

/** The texts of a widget in the reader's language. `texts` must be a module constant. */
export function useUiText<T extends object>(texts: Texts<T>): T {
  const locale = useLocale()
  return useMemo(() => (locale === 'en' ? { ...texts.zh, ...texts.en } : texts.zh), [texts, locale])
}
