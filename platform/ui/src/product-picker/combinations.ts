import type { ProductCombination } from './selection.ts'

/** A person's combinations and the operations on them. Each operation resolves to the message if it was refused. */
export interface Combinations {
  /** undefined while loading. */
  readonly list: readonly ProductCombination[] | undefined
  readonly error?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onSave: (combination: Editing) => Promise<string | void>
  readonly onDelete: (id: string) => Promise<string | void>
}

/** A null `id` means a new combination. */
export interface Editing extends Omit<ProductCombination, 'id'> {
  readonly id: string | null
}
