import type { ComponentType } from 'react'
import { LoadGate } from './LoadGate.tsx'
import { Loading } from './loading.ts'

/** A component that can be made ready before it is shown, so that it appears at once. */
export type Preloadable<P = object> = ComponentType<P> & {
  /**
   * Resolves when the part is ready, including its first content, or when loading has failed once.
   */
  preload?(): Promise<void>
}

/** The props of a component. */
type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never
interface PartOptions {
  readonly over?: boolean
  readonly height?: number
}

/**
 * A component that is loaded when it is first shown, with the same spinner, retries and notices as
 * a module's entry: `component: lazyPart(() => import('./order-list/OrderList.tsx'), 'OrderList')`.
 * Pass a function if the component has to be created from the loaded module. With `over`, spinner
 * and notices are shown over the page, for dialogs and drawers, so that nothing on the page moves.
 * With `height`, in px, an empty space of that height is reserved, for a small part among others
 * such as a field.
 */
export function lazyPart<M extends object, K extends keyof M>(
  load: () => Promise<M>,
  name: K,
  options?: PartOptions,
): Preloadable<PropsOf<M[K]>>
export function lazyPart<M extends object, P extends object = object>(
  load: () => Promise<M>,
  make: (loaded: M) => Preloadable<P>,
  options?: PartOptions,
): Preloadable<P>
export function lazyPart<M extends object>(
  load: () => Promise<M>,
  part: keyof M | ((loaded: M) => Preloadable),
  { over = false, height }: PartOptions = {},
): Preloadable {
  const take = typeof part === 'function' ? part : (loaded: M) => loaded[part] as Preloadable
  const loading = new Loading(load, take)
  LazyPart.preload = async () => {
    await loading.preload()
    const state = loading.get()
    if (state.phase === 'ready') await state.value.preload?.()
  }
  return LazyPart
  function LazyPart(props: object) {
    return (
      <LoadGate loading={loading} over={over} height={height}>
        {(Part) => <Part {...props} />}
      </LoadGate>
    )
  }
}
