import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../errors/index.ts'
import { Loading } from '../loader/loading.ts'
import { useShell } from './shell-parts.ts'

/** What modules lay over all pages. One that does not load is missing without a word: the work goes on without it. */
export function Overlays() {
  const { overlays = [] } = useShell().parts
  return overlays.map((load, at) => <Overlay key={at} load={load} />)
}

interface Loaded {
  readonly default: ComponentType
}

function Overlay({ load }: { load: () => Promise<Loaded> }) {
  const [loading] = useState(() => new Loading(load, (loaded) => loaded.default))
  const state = useSyncExternalStore(loading.subscribe, loading.get)
  useEffect(() => loading.start(), [loading])
  if (state.phase !== 'ready') return null
  const Part = state.value
  return (
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>
  )
}
