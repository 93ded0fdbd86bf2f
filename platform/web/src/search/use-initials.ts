import { useEffect, useState } from 'react'
import { loadInitials } from './initials.ts'

const withoutInitials = () => ''

/** Pinyin initials of a text; '' until their table is loaded. */
export function useInitials(): (text: string) => string {
  const [initialsOf, setInitialsOf] = useState<(text: string) => string>(() => withoutInitials)
  useEffect(() => {
    let here = true
    loadInitials().then(
      (loaded) => here && setInitialsOf(() => loaded),
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  return initialsOf
}
