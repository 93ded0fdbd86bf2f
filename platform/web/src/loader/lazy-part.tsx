import type { ComponentType } from 'react'
import { LoadGate } from './LoadGate.tsx'
import { Loading } from './loading.ts'

/** A component that can be made ready before it is shown, so that it appears at once. */
export type Preloadable<P = object> = ComponentType<P> & {
  /** Resolves when it is ready, with what it shows first, or when loading has failed once. */
  preload?(): Promise<void>
}

/**
 * A component that is loaded when it is first shown, with the same spinner, retries and notices as a module's
 * entry: `component: lazyPart(() => import('./order-list/OrderList.tsx'), (m) => m.OrderList)`. With `over` they
 * are shown over the page, for dialogs and drawers, so that nothing on the page moves. With `height`, in px, an empty
 * space of that height stands where the part will be, for a small part among others such as a field.
 */
export function lazyPart<M, P extends object = object>(
  load: () => Promise<M>,
  take: (loaded: M) => Preloadable<P>,
  { over = false, height }: { readonly over?: boolean; readonly height?: number } = {},
): Preloadable<P> {
  const loading = new Loading(load, take)
  LazyPart.preload = async () => {
    await loading.preload()
    const state = loading.get()
    if (state.phase === 'ready') await state.value.preload?.()
  }
  return LazyPart
  function LazyPart(props: P) {
    return (
      <LoadGate loading={loading} over={over} height={height}>
        {(Part) => <Part {...props} />}
      </LoadGate>
    )
  }
}
