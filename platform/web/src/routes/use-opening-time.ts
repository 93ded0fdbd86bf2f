import type { Menu } from '@iisp/contract'
import { useCallback, useRef, useState } from 'react'
import { useShell } from './shell-parts.ts'

/** A function to call when the page of the menu is in the document: it reports, the first time, how long loading and drawing took. */
export function useOpeningTime(menu: Menu | undefined): () => void {
  const { ports } = useShell().parts
  const [opened] = useState(() => performance.now())
  const reported = useRef(false)
  return useCallback(() => {
    // the page is put into the document again each time its tab comes to the front
    if (menu === undefined || reported.current) return
    reported.current = true
    const shown = performance.now()
    // the second frame begins when the first has been drawn
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        ports.menuShown?.(menu, {
          loadTime: Math.round(shown - opened),
          renderTime: Math.round(performance.now() - shown),
        }),
      ),
    )
  }, [menu, ports, opened])
}
