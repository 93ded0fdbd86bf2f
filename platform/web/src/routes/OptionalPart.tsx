import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../errors/index.ts'
import { afterPaint } from '../loader/after-paint.ts'
import { Loading } from '../loader/loading.ts'

interface Loaded {
  readonly default: ComponentType
}

/** A component that a module adds to the shell. If it fails to load, it is left out without a message. */
export function OptionalPart({ load }: { load: () => Promise<Loaded> }) {
  const [loading] = useState(() => new Loading(load, (loaded) => loaded.default))
  const state = useSyncExternalStore(loading.subscribe, loading.get)
  useEffect(() => afterPaint(loading.start), [loading])
  if (state.phase !== 'ready') return null
  const Part = state.value
  return (
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>
  )
}
