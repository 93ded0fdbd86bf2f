import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import type { Output } from '@iisp/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { getSweepCode, getSweepStatus, sweepLogin } from '../../contract/sweep-login.ts'

const quiet = { quiet: true } as const
const pollMs = 2000

type Shown = Output<typeof getSweepCode>
type At = 'starting' | 'waiting' | 'scanned' | 'entering' | 'refused' | 'expired' | 'failed'

/** Shows a code, polls its state until it is confirmed, declined or expired, and signs in once it is confirmed. */
export function useSweepCode(onSignedIn: () => void) {
  const [round, setRound] = useState(0)
  const [code, setCode] = useState<Shown | null>(null)
  const [at, setAt] = useState<At>('starting')
  const [error, setError] = useState('')
  const enter = useEffectEvent(async (uuid: string) => {
    setAt('entering')
    await request(sweepLogin, { uuid }, quiet)
    onSignedIn()
  })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    follow(signal, { onCode: setCode, onStage: setAt, onConfirmed: enter }).catch((thrown: unknown) => {
      if (!isRequestError(thrown)) throw thrown
      thrown.shown = true
      if (signal.aborted) return
      setError(thrown.msg)
      setAt('failed')
    })
    return () => abort.abort()
  }, [round])

  return {
    code,
    at,
    error,
    again: () => {
      setCode(null)
      setError('')
      setAt('starting')
      setRound(round + 1)
    },
  }
}

interface Following {
  readonly onCode: (code: Shown) => void
  readonly onStage: (stage: 'waiting' | 'scanned' | 'refused' | 'expired') => void
  readonly onConfirmed: (uuid: string) => Promise<void>
}

async function follow(signal: AbortSignal, { onCode, onStage, onConfirmed }: Following): Promise<void> {
  const code = await request(getSweepCode, {}, { ...quiet, signal })
  if (signal.aborted) return
  const { uuid } = code
  onCode(code)
  onStage('waiting')
  for (;;) {
    await wait(pollMs)
    if (signal.aborted) return
    const { stage: reached } = await request(getSweepStatus, { uuid }, { ...quiet, signal })
    if (signal.aborted) return
    if (reached === 'confirmed') return onConfirmed(uuid)
    onStage(reached)
    if (reached === 'refused' || reached === 'expired') return
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
