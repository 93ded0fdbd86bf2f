import { useCallback } from 'react'
import { useCrash } from '../errors/use-crash.ts'
import { isRequestError } from '../request/request-error.ts'

/**
 * Runs a write for a dialog of the kit. Resolves to the text of the server's refusal, or to undefined on success. A
 * program error goes to the page's error boundary.
 */
export function useRefusalOf(): (write: () => Promise<unknown>) => Promise<string | undefined> {
  const crash = useCrash()
  return useCallback(
    async (write) => {
      try {
        await write()
      } catch (thrown) {
        if (isRequestError(thrown)) return thrown.msg
        crash(thrown)
      }
      return undefined
    },
    [crash],
  )
}
