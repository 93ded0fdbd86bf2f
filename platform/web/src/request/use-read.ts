import { useCallback, useEffect, useRef, useState } from 'react'
import { useCrash } from '../errors/use-crash.ts'
import { isRequestError, type RequestError } from './request-error.ts'

/**
 * Runs a read started by a press, such as a look-up or a download. A newer one replaces the running
 * one: its signal is aborted, and a late answer is dropped. A read with `onAnswer` ends with the
 * component; one without, such as a download, continues. A refusal is kept; a program error goes to
 * the page's error boundary.
 */
export function useRead() {
  const crash = useCrash()
  const newest = useRef<AbortController | null>(null)
  const [reading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<RequestError | null>(null)
  const stop = useCallback(() => {
    newest.current?.abort()
    newest.current = null
    setReading(false)
  }, [])
  const answers = useRef(false)
  useEffect(() => () => void (answers.current && newest.current?.abort()), [])
  const run = useCallback(
    async <T>(read: (signal: AbortSignal) => Promise<T>, onAnswer?: (answer: T) => void): Promise<void> => {
      newest.current?.abort()
      const mine = new AbortController()
      newest.current = mine
      answers.current = onAnswer !== undefined
      setReading(true)
      setRefusal(null)
      const isNewest = () => newest.current === mine && !mine.signal.aborted
      try {
        const answer = await read(mine.signal)
        if (isNewest()) onAnswer?.(answer)
      } catch (thrown) {
        if (!isRequestError(thrown)) crash(thrown)
        else if (isNewest()) setRefusal(thrown)
      }
      if (!isNewest()) return
      newest.current = null
      setReading(false)
    },
    [crash],
  )
  const forget = useCallback(() => setRefusal(null), [])
  return { reading, refusal, run, stop, forget }
}
