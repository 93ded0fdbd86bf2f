import { useCallback, useRef, useState } from 'react'
import { useCrash } from '../errors/use-crash.ts'
import { isRequestError, type RequestError } from '../request/request-error.ts'

/**
 * Runs one write of a form or dialog at a time and keeps the server's refusal. A program error goes to the page's error
 * boundary instead.
 */
export function useWrite() {
  const crash = useCrash()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<RequestError | null>(null)
  const running = useRef(false)
  const run = useCallback(
    async (write: () => Promise<unknown>): Promise<void> => {
      if (running.current) return
      running.current = true
      setBusy(true)
      setRefusal(null)
      try {
        await write()
      } catch (thrown) {
        if (isRequestError(thrown)) setRefusal(thrown)
        else crash(thrown)
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [crash],
  )
  const forget = useCallback(() => setRefusal(null), [])
  return { busy, refusal, run, forget }
}
