import type { NamedError } from '@iisp/contract'

/** Looks at content as it passes; says in the end why it is refused, or null. */
export interface Watcher {
  push(piece: Uint8Array): Promise<void>
  end(): Promise<NamedError | null>
}
