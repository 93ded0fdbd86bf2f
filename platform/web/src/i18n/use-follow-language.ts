import { useEffect, useRef } from 'react'
import { useLocale } from './use-text.ts'

/** Refetches when the language changes, for answers that depend on the reader's language. */
export function useFollowLanguage(refetch: () => unknown): void {
  const locale = useLocale()
  const asked = useRef(locale)
  useEffect(() => {
    if (asked.current === locale) return
    asked.current = locale
    refetch()
  }, [locale, refetch])
}
