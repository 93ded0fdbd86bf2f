import { isOtherPerson } from '@iisp/contract'

export interface TakingBack {
  /** It is confirmed, and nothing was built upon it. */
  readonly canBe: boolean
  /** Who has asked for it; null: nobody. */
  readonly askedBy: string | null
}

/** What a person may do to take something confirmed back: one asks, another does it, either drops the request. */
export function takingBack({ canBe, askedBy }: TakingBack, persons: readonly string[]) {
  return {
    ask: canBe && askedBy === null,
    do: canBe && askedBy !== null && isOtherPerson(askedBy, persons),
    drop: askedBy !== null,
  }
}
