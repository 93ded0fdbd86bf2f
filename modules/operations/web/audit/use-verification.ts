import type { Output } from '@iisp/contract'
import { verifyAudit } from '@iisp/operations/contract'
import { isRequestError, request } from '@iisp/web'
import { useEffect, useState } from 'react'

export type ChainResult = Output<typeof verifyAudit>[number]

export interface Verification {
  readonly results: readonly ChainResult[] | null
  readonly error: string
  /** Whole seconds since the beginning. */
  readonly seconds: number
}
const beginning: Verification = { results: null, error: '', seconds: 0 }

/** Walks the chains while the component is shown; going away gives up. `again` begins anew. */
export function useVerification(): Verification & { readonly again: () => void } {
  const [round, setRound] = useState(0)
  const [state, setState] = useState(beginning)
  useEffect(() => {
    const asked = new AbortController()
    const clock = setInterval(() => setState((now) => ({ ...now, seconds: now.seconds + 1 })), 1000)
    const settle = (change: Partial<Verification>) => {
      clearInterval(clock)
      if (!asked.signal.aborted) setState((now) => ({ ...now, ...change }))
    }
    request(verifyAudit, {}, { quiet: true, signal: asked.signal }).then(
      (results) => settle({ results }),
      (thrown: unknown) => settle({ error: isRequestError(thrown) ? thrown.msg : String(thrown) }),
    )
    return () => {
      clearInterval(clock)
      asked.abort()
    }
  }, [round])
  const again = () => {
    setState(beginning)
    setRound(round + 1)
  }
  return { ...state, again }
}
