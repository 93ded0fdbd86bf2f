import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the window prints, so that a table also renders rows that are not visible. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // the window prints as soon as the listeners have returned, so render synchronously
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
