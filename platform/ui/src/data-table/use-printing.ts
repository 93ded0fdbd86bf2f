import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows that are printed at most. */
export const printedRows = 5000

/** True while the window prints, so that a table draws what is out of sight too. */
export function usePrinting(on: boolean): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!on) return
    // the window prints as soon as its listeners have returned
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [on])
  return on && printing
}
