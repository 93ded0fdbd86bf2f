import { FaultNotice } from '@iisp/ui/fault-notice'
import { Spinner } from '@iisp/ui/spinner'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { UpgradedNotice } from '../errors/notices.tsx'
import { engineTexts, useText } from '../i18n/index.ts'
import type { Loading, LoadState } from './loading.ts'
import css from './loader.module.css'

/** Delay before a spinner is shown, in milliseconds. */
export const spinnerDelayMs = 1_000

interface Props<T, M> {
  readonly loading: Loading<T, M>
  readonly children: (value: T) => ReactNode
  /** Shows spinner and notices over the page instead of inside it. */
  readonly over?: boolean
  /** Instead of a spinner, an empty space of this height in px. */
  readonly height?: number | undefined
}

/** Shows the loaded part; before that a spinner, or a notice if loading fails. */
export function LoadGate<T, M>({ loading, children, over = false, height }: Props<T, M>) {
  const state = useSyncExternalStore(loading.subscribe, loading.get)
  useEffect(() => loading.start(), [loading])
  if (state.phase === 'ready') return children(state.value)
  const isFirstTry = state.phase === 'idle' || (state.phase === 'loading' && state.failures === 0)
  if (height !== undefined && isFirstTry) return <div style={{ height }} role="status" aria-busy />
  const waiting = <Waiting state={state} onRetry={loading.start} />
  return over ? <div className={css.over}>{waiting}</div> : waiting
}

function Waiting({ state, onRetry }: { state: LoadState<unknown>; onRetry: () => void }) {
  const t = useText(engineTexts)
  if (state.phase === 'failed')
    return (
      <FaultNotice
        text={t('loader.failed')}
        button={{ label: t('loader.refresh'), onClick: () => location.reload() }}
      />
    )
  if (state.phase === 'timeout')
    return <FaultNotice text={t('loader.timeout')} button={{ label: t('loader.retry'), onClick: onRetry }} />
  if (state.phase === 'loading' && state.failures > 0) return <UpgradedNotice />
  return <Patience />
}

function Patience() {
  const t = useText(engineTexts)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), spinnerDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.waiting} role="status" aria-busy>
      {late && (
        <>
          <Spinner size={24} brand />
          <p>{t('loader.loading')}</p>
        </>
      )}
    </div>
  )
}
