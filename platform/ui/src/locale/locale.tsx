import { createContext, use, useMemo, type ReactNode } from 'react'

export type Locale = 'zh' | 'en'

/** A widget's words in both languages. English may lack an entry: Chinese stands in for it. */
export interface Texts<T extends object> {
  readonly zh: T
  readonly en: Partial<T>
}

const LocaleContext = createContext<Locale>('zh')

/** Says which language the widgets below speak. Unknown languages are read as Chinese. */
export function UiProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <LocaleContext value={locale === 'en' ? 'en' : 'zh'}>{children}</LocaleContext>
}

export const useLocale = (): Locale => use(LocaleContext)

/** The words of a widget in the reader's language. `texts` is a module constant. */
export function useUiText<T extends object>(texts: Texts<T>): T {
  const locale = useLocale()
  return useMemo(() => (locale === 'en' ? { ...texts.zh, ...texts.en } : texts.zh), [texts, locale])
}
