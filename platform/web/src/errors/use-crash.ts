import { useCallback, useState } from 'react'

/**
 * Returns a function that passes an error thrown outside rendering to the page's error boundary, which reports it. Not
 * for refusals of the server: those are shown where the person acted.
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
