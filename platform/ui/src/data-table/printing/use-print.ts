import { useEffect, useRef, useState } from 'react'
import type { PageOfRows } from '../use-page.ts'
import { usePrinting } from './use-printing.ts'

/** Maximum number of printed rows. */
export const printedRows = 5000

/** State of printing. */
export interface Print<R> {
  /** The window is printing or about to print, so every row must be rendered. */
  readonly printing: boolean
  readonly rows: readonly R[]
  /** Rows loaded so far; null if nothing is being prepared. */
  readonly read: number | null
  /** Error message if the rows could not be loaded. */
  readonly error: string
  /** Loads the rows that are not on the page, then prints. */
  readonly print: () => void
  readonly cancel: () => void
}

/** Prints all filtered rows up to `printedRows`. The browser's own print command prints only the current page. */
export function usePrint<R>(page: PageOfRows<R>, rowKey: (row: R) => string): Print<R> {
  const printing = usePrinting()
  const [read, setRead] = useState<number | null>(null)
  const [error, setError] = useState('')
  const [ready, setReady] = useState<readonly R[] | null>(null)
  const running = useRef<AbortController | null>(null)
  const stop = () => {
    running.current?.abort()
    running.current = null
  }
  useEffect(() => stop, [])
  useEffect(() => {
    if (ready === null) return
    // not inside the effect, because the print listeners render the table synchronously
    const timer = setTimeout(() => window.print())
    const after = () => setReady(null)
    window.addEventListener('afterprint', after)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', after)
    }
  }, [ready])

  const prepare = async (readAll: NonNullable<typeof page.readAll>) => {
    stop()
    const run = new AbortController()
    running.current = run
    setError('')
    setRead(0)
    try {
      const rows = await readAll(printedRows, { signal: run.signal, onRead: setRead })
      if (run.signal.aborted) return
      // a row that moved while the pages were loaded occurs twice
      setReady([...new Map(page.arrange(rows).map((row) => [rowKey(row), row])).values()])
    } catch (thrown) {
      if (run.signal.aborted) return
      setError(thrown instanceof Error ? thrown.message : String(thrown))
    }
    running.current = null
    setRead(null)
  }
  return {
    printing: printing || ready !== null,
    rows: (ready ?? page.all).slice(0, printedRows),
    read,
    error,
    print: () => {
      if (page.readAll && (page.isCapped || page.total !== page.all.length)) void prepare(page.readAll)
      else window.print()
    },
    cancel: () => {
      stop()
      setRead(null)
      setError('')
    },
  }
}
