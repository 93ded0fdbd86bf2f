import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/index.ts'
import {
  type VerificationAnswer,
  type VerificationCode,
  type VerificationKind,
  judge,
} from './verification.ts'

/** Polling interval in milliseconds. */
export const pollMs = 2000
const failureShownMs = 3000
export const mostRenewals = 5

export type Person = NonNullable<VerificationAnswer['person']>
export type Shown =
  | { readonly at: 'starting' }
  | { readonly at: 'broken' }
  | { readonly at: 'code'; readonly stage: 'waiting' | 'claimed' | 'reviewing' }
  | { readonly at: 'expired' }
  | { readonly at: 'failed'; readonly message: string; readonly again: boolean }
  | { readonly at: 'passed'; readonly person: Person | null }

export interface VerificationDoors {
  readonly kind: VerificationKind
  /** Requests a code. Must not show errors itself. */
  readonly start: () => Promise<VerificationCode>
  readonly poll: (verifiedId: string) => Promise<VerificationAnswer>
  readonly onPassed?: ((verifiedId: string, person: Person | null) => void) | undefined
}

const stageOf = (code: VerificationCode) =>
  code.stage === 'claimed' || code.stage === 'reviewing' ? code.stage : ('waiting' as const)

/**
 * State of a verification: a code, polled every 2 s, and the result. A failed face verification gets a new code after
 * 3 s, five times; after that, and after a failed video, the person starts again.
 */
export function useVerification(doors: VerificationDoors) {
  const { kind } = doors
  const latest = useLatest(doors)
  const [code, setCode] = useState<VerificationCode | null>(null)
  const [shown, setShown] = useState<Shown>({ at: 'starting' })
  const renewals = useRef(0)
  const turn = useRef(0)

  const begin = useCallback(async () => {
    const mine = ++turn.current
    setShown({ at: 'starting' })
    try {
      const given = await latest.current.start()
      if (mine !== turn.current) return
      setCode(given)
      setShown({ at: 'code', stage: stageOf(given) })
    } catch {
      if (mine === turn.current) setShown({ at: 'broken' })
    }
  }, [latest])

  useEffect(() => {
    if (turn.current === 0) void begin()
  }, [begin])

  const polling = shown.at === 'code' ? (code?.verifiedId ?? null) : null
  useEffect(() => {
    if (polling === null) return
    let asking = false
    let over = false
    const ask = async () => {
      if (asking) return
      asking = true
      try {
        const outcome = judge(kind, await latest.current.poll(polling))
        if (over) return
        if (outcome.kind === 'pending') setShown({ at: 'code', stage: outcome.stage })
        else if (outcome.kind === 'expired') setShown({ at: 'expired' })
        else if (outcome.kind === 'failed') {
          const again = kind === 'face' && renewals.current < mostRenewals
          setShown({ at: 'failed', message: outcome.message, again })
        } else {
          const person = outcome.person ?? null
          setShown({ at: 'passed', person })
          latest.current.onPassed?.(polling, person)
        }
      } catch {
        // errors are ignored: the next poll tries again, and the countdown ends a verification that never answers
      } finally {
        asking = false
      }
    }
    const timer = setInterval(() => void ask(), pollMs)
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [polling, kind, latest])

  const renewing = shown.at === 'failed' && shown.again
  useEffect(() => {
    if (!renewing) return
    const timer = setTimeout(() => {
      renewals.current++
      void begin()
    }, failureShownMs)
    return () => clearTimeout(timer)
  }, [renewing, begin])

  return {
    code,
    shown,
    /** When the countdown ends, a verification that a phone has already opened stays valid. */
    onEnd: () => setShown((now) => (now.at === 'code' && now.stage === 'waiting' ? { at: 'expired' } : now)),
    retry: () => {
      renewals.current = 0
      void begin()
    },
  }
}
