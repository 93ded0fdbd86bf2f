import type { ProductCombination } from './selection.ts'

/** A person's combinations, and what may be done with them. Each answers with a text where it is refused. */
export interface Combinations {
  /** Absent while they are on their way. */
  readonly list: readonly ProductCombination[] | undefined
  readonly error?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onSave: (combination: Editing) => Promise<string | void>
  readonly onDelete: (id: string) => Promise<string | void>
}

/** `id` null: a new one. */
export interface Editing extends Omit<ProductCombination, 'id'> {
  readonly id: string | null
}
