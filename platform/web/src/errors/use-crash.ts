import { useCallback, useState } from 'react'

/**
 * Passes a bug thrown outside of rendering to the error boundary of the page, which reports it. A
 * refusal of the server is not a bug; it is shown where the person acted.
 */
export function useCrash(): (thrown: unknown) => void {
  const [, setState] = useState<null>(null)
  return useCallback(
    (thrown) =>
      setState(() => {
        throw thrown
      }),
    [],
  )
}
