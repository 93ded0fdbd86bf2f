import { useEffect, useRef, useState } from 'react'
import type { PageOfRows } from '../use-page.ts'
import { usePrinting } from './use-printing.ts'

/** Rows that are printed at most. */
export const printedRows = 5000

/** What is on its way to the paper. */
export interface Print<R> {
  /** The window prints, or is about to: every row is to be drawn. */
  readonly printing: boolean
  readonly rows: readonly R[]
  /** Rows read so far; null: nothing is being prepared. */
  readonly read: number | null
  /** Why the rows could not be read. */
  readonly error: string
  /** Reads what is not on the page, then prints. */
  readonly print: () => void
  readonly cancel: () => void
}

/** Prints all that the filter shows, up to `printedRows`; the browser's own print has what the page holds. */
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
    // not from within the effect: the listeners of the print draw the table at once
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
      // a row that moved on while the pages were read comes twice
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
