import type { MenuItem } from '@iisp/contract'
import type { TodoSource } from '@iisp/server'

/** What the composition hands to this module. */
export interface Workspace {
  /** The menus of all modules, including this one. */
  readonly menus: readonly MenuItem[]
  readonly todos: readonly TodoSource[]
}
