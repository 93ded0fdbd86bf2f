import { useEffect, useRef } from 'react'
import { useLocale } from './use-text.ts'

/** Asks again when the language changes: for answers that come in the reader's language. */
export function useFollowLanguage(refetch: () => unknown): void {
  const locale = useLocale()
  const asked = useRef(locale)
  useEffect(() => {
    if (asked.current === locale) return
    asked.current = locale
    refetch()
  }, [locale, refetch])
}
