import type { ModuleEntry, WebManifest } from '../ports.ts'
import { Loading } from './loading.ts'
import { whenIdle } from './when-idle.ts'

type EntryLoading = Loading<ModuleEntry, { readonly default: ModuleEntry }>
const loadings = new WeakMap<WebManifest, EntryLoading>()

/** The loading of a module's entry, one per module. */
export function moduleLoading(manifest: WebManifest): EntryLoading {
  let loading = loadings.get(manifest)
  if (!loading) {
    loading = new Loading(manifest.load, (loaded) => loaded.default)
    loadings.set(manifest, loading)
  }
  return loading
}

/** Fetches modules one after the other while the page is idle, so that their first opening does not wait. */
export function prefetchModules(manifests: readonly WebManifest[]): void {
  const [next, ...rest] = manifests
  if (!next || savesData()) return
  whenIdle(() => {
    const loading = moduleLoading(next)
    const stop = loading.subscribe(() => {
      const { phase } = loading.get()
      if (phase === 'idle' || phase === 'loading') return
      stop()
      prefetchModules(rest)
    })
    const { phase } = loading.get()
    if (phase === 'idle') return loading.start()
    stop()
    prefetchModules(rest)
  })
}

/** Prefetches something for the next page while the browser is idle. A failure is ignored: the next page reports it. */
export function fetchWhileIdle(load: () => Promise<unknown>): void {
  if (!savesData()) whenIdle(() => void load().catch(() => undefined))
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
