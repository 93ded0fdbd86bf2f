import { useCallback, useState } from 'react'

/**
 * Hands a fault of the program, thrown outside of drawing, to the error boundary of the page, which reports it. A
 * refusal of the server is none: that is shown where the person acted.
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
