import { useLocale } from '@iisp/web'
import { useEffect, useRef } from 'react'

/** Asks again when the language changes: these answers come in the reader's language. */
export function useFollowLanguage(refetch: () => unknown): void {
  const locale = useLocale()
  const asked = useRef(locale)
  useEffect(() => {
    if (asked.current === locale) return
    asked.current = locale
    refetch()
  }, [locale, refetch])
}
