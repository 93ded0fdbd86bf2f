import { isOtherPerson } from '@iisp/contract'

export interface Reversal {
  /** It is confirmed, and no later case depends on it. */
  readonly canBe: boolean
  /** The person who requested the reversal; null without a request. */
  readonly askedBy: string | null
}

/**
 * The acts that a person may do to reverse a confirmed case: one person requests it, another does it, and either may
 * cancel the request.
 */
export function reversalActs({ canBe, askedBy }: Reversal, persons: readonly string[]) {
  return {
    ask: canBe && askedBy === null,
    do: canBe && askedBy !== null && isOtherPerson(askedBy, persons),
    drop: askedBy !== null,
  }
}
