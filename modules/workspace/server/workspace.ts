import type { Page } from '@iisp/contract'
import type { TodoSource } from '@iisp/server'

/** What the composition hands to this module. */
export interface Workspace {
  /** The pages of all modules, including this one. */
  readonly pages: readonly Page[]
  readonly todos: readonly TodoSource[]
}
